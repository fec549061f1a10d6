import { useTranslation } from 'react-i18next'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { useModerationScope } from './moderation-scope.ts'
import { ReviewsTable } from './reviews-table.tsx'

/** All reviews, for administrators. */
export default function AdminReviewsPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('reviews.moderation.title')} hidden />
      <p className="mb-5 max-w-prose text-muted-foreground">{t('reviews.moderation.adminLead')}</p>
      <ReviewsTable scope={useModerationScope('admin')} />
    </>
  )
}
