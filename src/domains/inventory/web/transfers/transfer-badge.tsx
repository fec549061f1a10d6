import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '#platform/web/ui/badge.tsx'
import type { TransferStatus } from '../../contract/limits.ts'

const TONES: Record<TransferStatus, Tone> = { Pending: 'warning', Completed: 'success', Cancelled: 'neutral' }

/** Keys: inventory.transfers.status.* */
export function TransferBadge({ status }: { status: TransferStatus }) {
  const { t } = useTranslation()
  return <Badge tone={TONES[status]}>{t(`inventory.transfers.status.${status}`)}</Badge>
}
