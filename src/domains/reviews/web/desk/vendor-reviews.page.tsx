import { useTranslation } from 'react-i18next'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { useDesk } from './desks.ts'
import { ReviewsTable } from './reviews-table.tsx'
import { VendorFrame } from './vendor-frame.tsx'

/** Reviews of what the vendor sells. Another business is another list. */
export default function VendorReviewsPage() {
  const { t } = useTranslation()
  const desk = useDesk('vendor')
  return (
    <VendorFrame desk={desk}>
      <PageHead title={t('reviews.desk.title')} hidden />
      <ReviewsTable key={desk.workspace} desk={desk} />
    </VendorFrame>
  )
}
