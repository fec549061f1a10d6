import { useTranslation } from 'react-i18next'
import type { MoneyView } from '#platform/shared/contract.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import type { VendorOrderView } from '../../contract.ts'

/** The vendor's part, in the currency that is charged. */
export function DeskSums({ order: { subtotal, shipping, tax, total, refunded } }: { order: VendorOrderView }) {
  const { t } = useTranslation()
  const minus = { ...refunded, amountMinor: -refunded.amountMinor }
  const left = { ...total, amountMinor: total.amountMinor - refunded.amountMinor }
  return (
    <Panel title={t('orders.totals')}>
      <dl className="space-y-2">
        <Sum label={t('orders.refund.goods')} money={subtotal} />
        <Sum label={t('orders.refund.shipping')} money={shipping} />
        <Sum label={t('orders.refund.tax')} money={tax} />
        <Sum strong label={t('orders.desk.column.total')} money={total} />
        {refunded.amountMinor > 0 && (
          <>
            <Sum label={t('orders.refund.back')} money={minus} />
            <Sum strong label={t('orders.invoice.left')} money={left} />
          </>
        )}
      </dl>
    </Panel>
  )
}

function Sum({ label, money, strong = false }: { label: string; money: MoneyView; strong?: boolean }) {
  return (
    <div className={strong ? 'flex justify-between gap-4 border-t pt-2 font-semibold' : 'flex justify-between gap-4'}>
      <dt className={strong ? '' : 'text-muted-foreground'}>{label}</dt>
      <dd className="tabular-nums">{formatCharge(money)}</dd>
    </div>
  )
}
