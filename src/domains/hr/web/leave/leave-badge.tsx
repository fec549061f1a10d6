import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '#platform/web/ui/badge.tsx'
import type { LeaveStatus } from '../../contract/leave-limits.ts'

const TONES: Record<LeaveStatus, Tone> = { Pending: 'warning', Approved: 'success', Rejected: 'destructive', Cancelled: 'neutral' }

/** Keys: hr.leave.status.* */
export function LeaveBadge({ status }: { status: LeaveStatus }) {
  const { t } = useTranslation()
  return <Badge tone={TONES[status]}>{t(`hr.leave.status.${status}`)}</Badge>
}
