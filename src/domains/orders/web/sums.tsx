import { useTranslation } from 'react-i18next'
import type { MoneyView } from '#platform/shared/contract.ts'
import { formatCharge } from '#platform/web/money.tsx'
import type { PartView } from '../contract.ts'

type Amounts = Pick<PartView, 'subtotal' | 'discount' | 'shipping' | 'tax' | 'total' | 'refunded'>

/** Totals of an order or a part in the charged currency, and the balance after refunds. Keys: orders.sum.* */
export function Sums({ of: { subtotal, discount, shipping, tax, total, refunded } }: { of: Amounts }) {
  const { t } = useTranslation()
  const left = { ...total, amountMinor: total.amountMinor - refunded.amountMinor }
  return (
    <dl className="space-y-2">
      <Sum label={t('orders.sum.subtotal')} money={subtotal} />
      {discount.amountMinor > 0 && <Sum label={t('orders.sum.discount')} money={negate(discount)} />}
      <Sum label={t('orders.sum.shipping')} money={shipping} />
      <Sum label={t('orders.sum.tax')} money={tax} />
      <Sum strong label={t('orders.sum.total')} money={total} />
      {refunded.amountMinor > 0 && (
        <>
          <Sum label={t('orders.sum.refunded')} money={negate(refunded)} />
          <Sum strong label={t('orders.invoice.left')} money={left} />
        </>
      )}
    </dl>
  )
}

export function Sum({ label, money, strong = false }: { label: string; money: MoneyView; strong?: boolean }) {
  return (
    <div className={strong ? 'flex justify-between gap-4 border-t pt-2 font-semibold' : 'flex justify-between gap-4'}>
      <dt className={strong ? '' : 'text-muted-foreground'}>{label}</dt>
      <dd className="tabular-nums">
        <bdi>{formatCharge(money)}</bdi>
      </dd>
    </div>
  )
}

const negate = (money: MoneyView): MoneyView => ({ ...money, amountMinor: -money.amountMinor })
