import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '#platform/web/ui/badge.tsx'
import type { ReviewStatus } from '../contract.ts'

const TONES: Record<ReviewStatus, Tone> = { pending: 'warning', approved: 'success', rejected: 'destructive' }

/** Keys: reviews.status.* */
export function StatusBadge({ status }: { status: ReviewStatus }) {
  const { t } = useTranslation()
  return <Badge tone={TONES[status]}>{t(`reviews.status.${status}`)}</Badge>
}
