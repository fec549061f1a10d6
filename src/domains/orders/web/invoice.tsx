import { useTranslation } from 'react-i18next'
import { useVariantLabel } from '#domains/catalog/web/index.ts'
import type { MoneyView } from '#platform/shared/contract.ts'
import { formatDay, formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import type { LineView, OrderView, PartView } from '../contract.ts'
import { AddressLines } from './order-address.tsx'
import { PaperHead } from './paper-head.tsx'

/** The bill of one vendor's part, in the currency that is charged, whatever the language (M13: amounts keep their order). */
export function Invoice({ order, part }: { order: OrderView; part: PartView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { vendor, number, subtotal, promotions, tax, total, refunded } = part
  const waivedMinor = promotions.reduce((sum, { target, amount }) => (target === 'delivery' ? sum + amount.amountMinor : sum), 0)
  const shipping = { ...part.shipping, amountMinor: part.shipping.amountMinor + waivedMinor }
  const taken = (wanted: 'goods' | 'delivery') =>
    promotions
      .filter(({ target }) => target === wanted)
      .map(({ name, code, amount }) => (
        <Amount key={`${name} ${code}`} label={code ? `${name} (${code})` : name} money={{ ...amount, amountMinor: -amount.amountMinor }} />
      ))
  const left = { ...total, amountMinor: total.amountMinor - refunded.amountMinor }
  return (
    <article data-invoice aria-labelledby="invoice" className="rounded-lg border bg-card p-6 text-foreground shadow-sm sm:p-10">
      <PaperHead id="invoice" title={t('orders.invoice.title')} vendor={vendor.name} number={number} />
      <div className="mt-8 grid gap-6 sm:grid-cols-2">
        <div>
          <h2 className="text-xs font-semibold text-muted-foreground">{t('orders.invoice.billedTo')}</h2>
          <AddressLines address={order.shippingAddress} className="mt-1" />
        </div>
        <dl className="grid h-min grid-cols-[auto_1fr] gap-x-6 gap-y-1 sm:justify-self-end">
          <dt className="text-muted-foreground">{t('orders.invoice.date')}</dt>
          <dd className="text-end">{formatDay(order.placedAt, locale)}</dd>
          <dt className="text-muted-foreground">{t('orders.number')}</dt>
          <dd className="text-end">
            <bdi dir="ltr">{order.id}</bdi>
          </dd>
          {order.payment && (
            <>
              <dt className="text-muted-foreground">{t('orders.invoice.payment')}</dt>
              <dd className="text-end">{t(`orders.payment.method.${order.payment.method}`)}</dd>
            </>
          )}
        </dl>
      </div>
      <div className="mt-8 overflow-x-auto">
        <table className="w-full">
          <caption className="sr-only">{t('orders.invoice.lines')}</caption>
          <thead>
            <tr className="border-b text-xs text-muted-foreground">
              <th scope="col" className="py-2 pe-4 text-start font-semibold">
                {t('orders.invoice.item')}
              </th>
              <th scope="col" className="px-4 py-2 text-end font-semibold">
                {t('orders.invoice.quantity')}
              </th>
              <th scope="col" className="px-4 py-2 text-end font-semibold max-sm:hidden print:table-cell">
                {t('orders.invoice.unitPrice')}
              </th>
              <th scope="col" className="py-2 ps-4 text-end font-semibold">
                {t('orders.invoice.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {part.lines.map((line) => (
              <Row key={line.position} line={line} />
            ))}
          </tbody>
        </table>
      </div>
      <dl className="mt-6 ms-auto grid w-full grid-cols-[1fr_auto] gap-y-1.5 sm:max-w-xs">
        <Amount label={t('cart.totals.subtotal')} money={subtotal} />
        {taken('goods')}
        <Amount label={t('cart.totals.shipping')} money={shipping} />
        {taken('delivery')}
        <Amount label={t('orders.refund.tax')} money={tax} />
        <Amount strong label={t('cart.totals.total')} money={total} />
        {refunded.amountMinor > 0 && (
          <>
            <Amount label={t('orders.refund.back')} money={{ ...refunded, amountMinor: -refunded.amountMinor }} />
            <Amount strong label={t('orders.invoice.left')} money={left} />
          </>
        )}
      </dl>
    </article>
  )
}

function Row({ line }: { line: LineView }) {
  const locale = useLocale()
  const variant = useVariantLabel()(line)
  return (
    <tr className="border-b align-top">
      <td className="py-3 pe-4">
        <span className="block font-medium">{line.name}</span>
        <span className="block text-xs text-muted-foreground">
          {variant && <>{variant} · </>}
          <bdi dir="ltr">{line.sku}</bdi>
        </span>
      </td>
      <td className="px-4 py-3 text-end tabular-nums">{formatNumber(line.quantity, locale)}</td>
      <td className="px-4 py-3 text-end whitespace-nowrap tabular-nums max-sm:hidden print:table-cell">{formatCharge(line.unitPrice)}</td>
      <td className="py-3 ps-4 text-end whitespace-nowrap tabular-nums">{formatCharge(line.lineTotal)}</td>
    </tr>
  )
}

function Amount({ label, money, strong = false }: { label: string; money: MoneyView; strong?: boolean }) {
  const look = strong ? 'border-t pt-2 font-semibold' : ''
  return (
    <>
      <dt className={strong ? look : 'text-muted-foreground'}>{label}</dt>
      <dd className={`ps-8 text-end tabular-nums ${look}`}>{formatCharge(money)}</dd>
    </>
  )
}
