import { useTranslation } from 'react-i18next'
import { Totals } from '#domains/cart/web/index.ts'
import { formatDay } from '#platform/web/i18n/dates.ts'
import { isolateLtr, joinDetails } from '#platform/web/i18n/isolate.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge, Price } from '#platform/web/money.tsx'
import type { OrderView } from '../contract.ts'

/** Totals, refunds and payment state of the order. Keys: orders.payment.method.* */
export function PaymentPanel({ order }: { order: OrderView }) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('orders.totals')} className="rounded-lg border bg-card p-5">
      <Totals totals={order} lines={order.parts.flatMap(({ lines }) => lines)} promotions={order.promotions} />
      {order.refunded.amountMinor > 0 && (
        <dl className="mt-2 grid grid-cols-[1fr_auto] gap-y-1.5">
          <dt className="text-muted-foreground">{t('orders.refund.back')}</dt>
          <dd className="text-end font-medium">
            <Price money={{ ...order.refunded, amountMinor: -order.refunded.amountMinor }} />
          </dd>
        </dl>
      )}
      {order.payment && (
        <div className="mt-4 border-t pt-4">
          <p className="font-medium">{t(`orders.payment.method.${order.payment.method}`)}</p>
          <PaymentState payment={order.payment} orderId={order.id} />
          <OnDelivery parts={order.parts} />
        </div>
      )}
    </section>
  )
}

/** What the shopper pays, or paid, to each vendor on delivery. */
function OnDelivery({ parts }: { parts: OrderView['parts'] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const shown = parts.flatMap(({ number, vendor, onDelivery }) =>
    onDelivery && onDelivery.amount.amountMinor > 0 ? [{ number, vendor, ...onDelivery }] : [],
  )
  if (shown.length === 0) return null
  return (
    <ul className="mt-2 space-y-1.5">
      {shown.map(({ number, vendor, amount, collectedAt }) => (
        <li key={number}>
          {collectedAt
            ? t('orders.payment.paidAtDoor', {
                amount: formatCharge(amount),
                vendor: joinDetails([vendor.name]),
                day: formatDay(collectedAt, locale),
              })
            : t('orders.payment.payAtDoor', { amount: formatCharge(amount), vendor: joinDetails([vendor.name]) })}
        </li>
      ))}
    </ul>
  )
}

function PaymentState({
  payment: { status, method, paidAt, due },
  orderId,
}: {
  payment: NonNullable<OrderView['payment']>
  orderId: string
}) {
  const { t } = useTranslation()
  const locale = useLocale()
  const amount = formatCharge(due)
  if (status === 'paid')
    return <p className="text-muted-foreground">{t('orders.payment.paid', { day: formatDay(paidAt ?? '', locale) })}</p>
  if (status === 'cancelled') return <p className="text-muted-foreground">{t('orders.payment.cancelled')}</p>
  if (status === 'failed') return <p className="text-muted-foreground">{t('orders.payment.failed')}</p>
  if (method === 'delivery') return <p className="text-muted-foreground">{t('orders.payment.dueAtDoor', { amount })}</p>
  if (method === 'transfer')
    return <p className="text-muted-foreground">{t('orders.payment.dueByTransfer', { amount, number: isolateLtr(orderId) })}</p>
  return <p className="text-muted-foreground">{t('orders.payment.pending')}</p>
}
