import { useTranslation } from 'react-i18next'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { useDesk } from './desks.ts'
import { ReviewsTable } from './reviews-table.tsx'

/** Reviews of everything that is sold, for the operator. */
export default function AdminReviewsPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('reviews.desk.title')} hidden />
      <p className="mb-5 max-w-prose text-muted-foreground">{t('reviews.desk.adminLead')}</p>
      <ReviewsTable desk={useDesk('admin')} />
    </>
  )
}
