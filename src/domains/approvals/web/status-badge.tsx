import { useTranslation } from 'react-i18next'
import type { ApprovalStatus } from '#platform/shared/approval-status.ts'
import { Badge, type Tone } from '#platform/web/ui/badge.tsx'

const TONES: Record<ApprovalStatus, Tone> = { Pending: 'warning', Approved: 'success', Rejected: 'destructive', Withdrawn: 'neutral' }

/** Keys: approvals.status.* */
export function StatusBadge({ status }: { status: ApprovalStatus }) {
  const { t } = useTranslation()
  return <Badge tone={TONES[status]}>{t(`approvals.status.${status}`)}</Badge>
}
