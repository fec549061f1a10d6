import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '#platform/web/ui/badge.tsx'
import type { EarningState, PayoutStatus } from '../contract.ts'

const EARNING: Record<EarningState, Tone> = {
  pending: 'warning',
  available: 'success',
  toCollect: 'warning',
  collected: 'warning',
  settled: 'success',
  returned: 'neutral',
}
const PAYOUT: Record<PayoutStatus, Tone> = { pending: 'warning', completed: 'success', failed: 'destructive', reversed: 'destructive' }

/** Keys: finance.state.* */
export function EarningBadge({ state }: { state: EarningState }) {
  const { t } = useTranslation()
  return <Badge tone={EARNING[state]}>{t(`finance.state.${state}`)}</Badge>
}

/** Keys: finance.status.* */
export function PayoutBadge({ status }: { status: PayoutStatus }) {
  const { t } = useTranslation()
  return <Badge tone={PAYOUT[status]}>{t(`finance.status.${status}`)}</Badge>
}
