import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '#platform/web/ui/badge.tsx'
import type { OrderStatus } from '../contract/constants.ts'
import type { OrderSummary } from '../contract.ts'

const TONES: Record<OrderStatus, Tone> = {
  Draft: 'neutral',
  Pending: 'warning',
  Approved: 'accent',
  Sent: 'accent',
  Confirmed: 'accent',
  PartiallyReceived: 'warning',
  Fulfilled: 'success',
  Cancelled: 'neutral',
}

/** Keys: procurement.status.* */
export function OrderBadges({ order: { status, late, awaitingApproval } }: { order: OrderSummary }) {
  const { t } = useTranslation()
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={TONES[status]}>{t(`procurement.status.${status}`)}</Badge>
      {awaitingApproval && <Badge tone="warning">{t('procurement.awaitingApproval')}</Badge>}
      {late && <Badge tone="destructive">{t('procurement.late')}</Badge>}
    </span>
  )
}
