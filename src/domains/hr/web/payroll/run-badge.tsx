import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '#platform/web/ui/badge.tsx'
import type { RunStatus } from '../../contract/payroll-limits.ts'

const TONES: Record<RunStatus, Tone> = {
  PendingApproval: 'warning',
  Processing: 'accent',
  Paid: 'success',
  Rejected: 'destructive',
  Cancelled: 'neutral',
}

/** Keys: hr.payroll.status.* */
export function RunBadge({ status }: { status: RunStatus }) {
  const { t } = useTranslation()
  return <Badge tone={TONES[status]}>{t(`hr.payroll.status.${status}`)}</Badge>
}
