import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '#platform/web/ui/badge.tsx'
import type { OrderDisplayStatus, ReturnStatus } from '../contract.ts'
import { isPartlyRefunded, type RefundedPart } from './partly-refunded.ts'

const TONES: Record<OrderDisplayStatus, Tone> = {
  Pending: 'warning',
  Processing: 'warning',
  PartiallyShipped: 'accent',
  Shipped: 'accent',
  PartiallyDelivered: 'accent',
  Delivered: 'success',
  PartiallyCancelled: 'neutral',
  Cancelled: 'neutral',
  PartiallyReturned: 'neutral',
  Returned: 'neutral',
  Refunded: 'neutral',
}

type StatusProps = { status: OrderDisplayStatus /** Where a refund of a part of the money shows beside the status. */; of?: RefundedPart }

/** Keys: orders.status.* */
export function StatusBadge({ status, of }: StatusProps) {
  const { t } = useTranslation()
  const badge = <Badge tone={TONES[status]}>{t(`orders.status.${status}`)}</Badge>
  if (!of || !isPartlyRefunded(status, of)) return badge
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {badge}
      <Badge tone="neutral">{t('orders.partlyRefunded')}</Badge>
    </span>
  )
}

const RETURN_TONES: Record<ReturnStatus, Tone> = {
  Requested: 'warning',
  Accepted: 'accent',
  Received: 'accent',
  Refunded: 'success',
  Refused: 'destructive',
  Disputed: 'warning',
  Dismissed: 'destructive',
  Withdrawn: 'neutral',
}

/** Keys: orders.returnStatus.* */
export function ReturnBadge({ status }: { status: ReturnStatus }) {
  const { t } = useTranslation()
  return <Badge tone={RETURN_TONES[status]}>{t(`orders.returnStatus.${status}`)}</Badge>
}
