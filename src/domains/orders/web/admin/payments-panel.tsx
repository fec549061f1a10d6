import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { AdminOrder } from '../../contract.ts'

const MarkPaidDialog = lazy(() => import('./mark-paid-dialog.tsx'))

/** Payments of the order with their refunds. Keys: orders.payment.method.*, orders.admin.payment.*, orders.admin.refundState.* */
export default function PaymentsPanel({ order }: { order: AdminOrder }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [asking, setAsking] = useState(false)
  const awaited = order.payments.some(({ method, status }) => method === 'transfer' && status === 'pending')
  if (order.payments.length === 0) return null
  return (
    <Panel title={t('orders.admin.payments')}>
      <ul className="space-y-4">
        {order.payments.map(({ id, method, status, amount, paidAt }) => (
          <li key={id}>
            <p className="flex justify-between gap-3 font-medium">
              {t(`orders.payment.method.${method}`)} <bdi className="tabular-nums">{formatCharge(amount)}</bdi>
            </p>
            <p className="text-xs text-muted-foreground">
              {paidAt ? t('orders.payment.paid', { day: formatDay(paidAt, locale) }) : t(`orders.admin.payment.${status}`)}
            </p>
            <ul className="mt-1.5 space-y-1 border-s-2 ps-3 text-xs text-muted-foreground">
              {order.refunds
                .filter(({ paymentId }) => paymentId === id)
                .map((refund) => (
                  <li key={refund.id} className="flex justify-between gap-3">
                    <span>
                      {t(`orders.admin.refundState.${refund.status}`)} · <RelativeTime iso={refund.at} />
                    </span>
                    <bdi className="tabular-nums">{formatCharge({ ...refund.amount, amountMinor: -refund.amount.amountMinor })}</bdi>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
      {awaited && (
        <Button look="secondary" className="mt-4 w-full" onClick={() => setAsking(true)}>
          {t('orders.admin.markPaid')}
        </Button>
      )}
      <Suspense fallback={null}>{asking && <MarkPaidDialog order={order} onClose={() => setAsking(false)} />}</Suspense>
    </Panel>
  )
}
