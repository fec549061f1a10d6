import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { visiblePart } from '#platform/web/visible-part.tsx'

/** Rendered with the document. */
export const ReviewsSection = visiblePart(() => import('./reviews-section.tsx'), {
  Fallback: () => <Skeleton className="mt-16 h-96 rounded-lg" />,
  whenMissing: 'keep',
})
