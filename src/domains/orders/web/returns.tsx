import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay, formatMoment } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Price } from '#platform/web/money.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { OrderView, PartView, ReturnView } from '../contract.ts'
import { Dispute } from './dispute.tsx'
import { useWithdrawReturn } from './queries.ts'
import { ArrivedUnits, ReturnComment, ReturnPhotos } from './return-parts.tsx'
import { ReturnBadge } from './status-badge.tsx'
import { useUnitsText } from './use-units-text.ts'

const DisputeDialog = lazy(() => import('./dispute-dialog.tsx'))

/** Returns of a part with their status. Lazily loaded, because most orders have none. */
export default function Returns({ order, part }: { order: OrderView; part: PartView }) {
  return part.returns.map((row) => <Return key={row.id} order={order} part={part} row={row} />)
}

/** Keys: orders.reason.*, orders.returnStatus.* */
function Return({ order, part, row }: { order: OrderView; part: PartView; row: ReturnView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const goodsOf = useUnitsText(part.lines)
  const goods = goodsOf(row.lines)
  const over = ['Refused', 'Disputed', 'Dismissed', 'Withdrawn'].includes(row.status)
  return (
    <section aria-label={t('orders.return.of', { goods })} className="border-t bg-muted/40 px-5 py-4 last:rounded-b-lg">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">{t('orders.return.heading')}</h3>
        <ReturnBadge status={row.status} />
      </header>
      <p className="mt-1">{goods}</p>
      <ReturnComment reason={row.reason} comment={row.comment} />
      {row.answer && (
        <p className="mt-2 rounded-md border bg-card p-3">
          {t('orders.return.answer', { vendor: part.vendor.name })} <q dir="auto">{row.answer}</q>
        </p>
      )}
      {row.dispute && <Dispute dispute={row.dispute} vendor={part.vendor.name} />}
      <ReturnPhotos photos={row.photos} />
      <ArrivedUnits row={row} goodsOf={goodsOf} refunded={<Price money={row.refunded} />} />
      {!over && (
        <p className="mt-3 font-medium">
          {row.status === 'Refunded' ? t('orders.refund.given') : t('orders.refund.expected')} <Price money={row.refund.total} />
        </p>
      )}
      <ol className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-xs text-muted-foreground">
        {row.history.map(({ status, at }) => (
          <li key={status}>
            <span className="font-medium text-foreground">{t(`orders.returnStatus.${status}`)}</span>{' '}
            <time dateTime={at}>{formatMoment(at, locale)}</time>
          </li>
        ))}
      </ol>
      {order.mayAct && row.disputableUntil && <DisputeReturn order={order} part={part} row={row} until={row.disputableUntil} />}
      {order.mayAct && ['Requested', 'Accepted', 'Disputed'].includes(row.status) && <Withdraw orderId={order.id} returnId={row.id} />}
    </section>
  )
}

/** Lets the shopper dispute a refused return, once. */
function DisputeReturn({ order, part, row, until }: { order: OrderView; part: PartView; row: ReturnView; until: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [asking, setAsking] = useState(false)
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button look="secondary" size="sm" onClick={() => setAsking(true)}>
        {t('orders.dispute.begin')}
      </Button>
      <p className="text-xs text-muted-foreground">{t('orders.dispute.until', { day: formatDay(until, locale) })}</p>
      <Suspense fallback={null}>
        {asking && <DisputeDialog orderId={order.id} returnId={row.id} vendor={part.vendor.name} onClose={() => setAsking(false)} />}
      </Suspense>
    </div>
  )
}

function Withdraw({ orderId, returnId }: { orderId: string; returnId: string }) {
  const { t } = useTranslation()
  const withdraw = useWithdrawReturn()
  const [asking, setAsking] = useState(false)
  return (
    <div className="mt-3">
      <Button look="secondary" size="sm" onClick={() => setAsking(true)}>
        {t('orders.return.withdraw')}
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={t('orders.return.withdrawTitle')}
        action={t('orders.return.withdraw')}
        words="orders"
        onConfirm={async () => {
          await withdraw.mutateAsync({ orderId, returnId })
          toast({ title: t('orders.return.withdrawn') })
        }}
      >
        <p>{t('orders.return.withdrawText')}</p>
      </Confirm>
    </div>
  )
}
