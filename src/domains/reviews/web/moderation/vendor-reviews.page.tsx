import { useTranslation } from 'react-i18next'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { useModerationScope } from './moderation-scope.ts'
import { ReviewsTable } from './reviews-table.tsx'
import { VendorFrame } from './vendor-frame.tsx'

/** Reviews of the vendor's products. Switching the business changes the list. */
export default function VendorReviewsPage() {
  const { t } = useTranslation()
  const scope = useModerationScope('vendor')
  return (
    <VendorFrame scope={scope}>
      <PageHead title={t('reviews.moderation.title')} hidden />
      <ReviewsTable key={scope.workspace} scope={scope} />
    </VendorFrame>
  )
}
