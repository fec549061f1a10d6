import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '#platform/web/ui/badge.tsx'
import type { OrderDisplayStatus, ReturnStatus } from '../contract.ts'

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

/** Keys: orders.status.* */
export function StatusBadge({ status }: { status: OrderDisplayStatus }) {
  const { t } = useTranslation()
  return <Badge tone={TONES[status]}>{t(`orders.status.${status}`)}</Badge>
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
