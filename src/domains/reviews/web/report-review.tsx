import { useTranslation } from 'react-i18next'
import { ReportDialog, type ReportReason } from '#domains/reports/web/index.ts'

const REASONS: readonly ReportReason[] = ['spam', 'offensive', 'misleading', 'offTopic', 'private', 'other']

/** Render it inside a Suspense boundary. */
export function ReportReview({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const { t } = useTranslation()
  return <ReportDialog type="review" id={reviewId} title={t('reviews.report.title')} reasons={REASONS} onClose={onClose} />
}
