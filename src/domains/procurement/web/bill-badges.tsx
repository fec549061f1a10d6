import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '#platform/web/ui/badge.tsx'
import type { BillStatus } from '../contract/constants.ts'
import type { BillView } from '../contract.ts'

const TONES: Record<BillStatus, Tone> = { Open: 'accent', Paid: 'success', Void: 'neutral' }

/** Its status, and whether it matches; a void bill isn't compared. Keys: procurement.bills.status.* */
export function BillBadges({ bill: { status, matched, overdue } }: { bill: BillView }) {
  const { t } = useTranslation()
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={TONES[status]}>{t(`procurement.bills.status.${status}`)}</Badge>
      {status !== 'Void' && (
        <Badge tone={matched ? 'success' : 'warning'}>{t(matched ? 'procurement.bills.matched' : 'procurement.bills.unmatched')}</Badge>
      )}
      {overdue && <Badge tone="destructive">{t('procurement.bills.overdue')}</Badge>}
    </span>
  )
}
