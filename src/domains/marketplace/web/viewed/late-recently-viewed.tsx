/** What somebody looked at last, loaded after the page they asked for. */
import { lazy, Suspense } from 'react'
import { useAtLeisure } from '#platform/web/use-at-leisure.ts'

const Shelf = lazy<(props: { productId?: string }) => React.ReactNode>(() =>
  import('./recently-viewed.tsx').catch(() => ({ default: () => null })),
)

/** On the page of a product: notes it, and shows the others. */
export function RecentlyViewed({ productId }: { productId?: string }) {
  const atLeisure = useAtLeisure()
  if (!atLeisure) return null
  return (
    <Suspense fallback={null}>
      <Shelf {...(productId !== undefined && { productId })} />
    </Suspense>
  )
}
