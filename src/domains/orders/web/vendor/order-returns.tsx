import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { formatMoment } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { VendorOrderView } from '../../contract.ts'
import { ArrivedUnits, ReturnComment, ReturnPhotos } from '../return-parts.tsx'
import { ReturnBadge } from '../status-badge.tsx'
import { useEventText } from './use-event-text.tsx'
import { type OrderScope, useStep } from './use-order-scope.ts'

type Return = VendorOrderView['returns'][number]

export function OrderReturns({ scope }: { scope: OrderScope }) {
  const { t } = useTranslation()
  return (
    <Panel title={t('orders.vendor.returns')}>
      <ul className="space-y-5">
        {scope.order.returns.map((row) => (
          <ReturnCard key={row.id} scope={scope} row={row} />
        ))}
      </ul>
    </Panel>
  )
}

/** Keys: orders.reason.*, orders.returnStatus.* */
function ReturnCard({ scope, row }: { scope: OrderScope; row: Return }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { order } = scope
  const { goodsOf } = useEventText(order)
  return (
    <li>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium">{goodsOf(row.lines)}</p>
          <ReturnComment reason={row.reason} comment={row.comment} />
          <p className="mt-1 text-xs text-muted-foreground">{formatMoment(row.requestedAt, locale)}</p>
        </div>
        <ReturnBadge status={row.status} />
      </div>
      <ReturnPhotos photos={row.photos} />
      {row.answer && (
        <p className="mt-2 rounded-md bg-muted p-3">
          {t('orders.vendor.refuse.said')} <q dir="auto">{row.answer}</q>
        </p>
      )}
      <ArrivedUnits row={row} goodsOf={goodsOf} refunded={formatCharge(row.refunded)} />
      {(row.next.length > 0 || row.status === 'Refunded') && (
        <p className="mt-2">
          {row.status === 'Refunded' ? t('orders.refund.given') : t('orders.vendor.refund.wouldBe')}{' '}
          <span className="font-semibold tabular-nums">{formatCharge(row.refund.total)}</span>
        </p>
      )}
      <ReturnSteps scope={scope} row={row} />
    </li>
  )
}

function ReturnSteps({ scope, row }: { scope: OrderScope; row: Return }) {
  const { t } = useTranslation()
  const { order, ask } = scope
  const accept = useStep<{ returnId: string; version: number }>(scope, (api, input, how) => api.returns.accept(input, how))
  if (row.next.length === 0) return null
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {row.next.includes('Accepted') && (
        <Button
          size="sm"
          busy={accept.isPending}
          onClick={() => accept.take({ returnId: row.id, version: order.version }, () => toast({ title: t('orders.vendor.accept.done') }))}
        >
          {t('orders.vendor.accept.begin')}
        </Button>
      )}
      {row.next.includes('Received') && (
        <Button size="sm" onClick={() => ask({ what: 'receive', returnId: row.id })}>
          {t('orders.vendor.receive.begin')}
        </Button>
      )}
      {row.next.includes('Refused') && (
        <Button look="danger" size="sm" onClick={() => ask({ what: 'refuse', returnId: row.id })}>
          {t('orders.vendor.refuse.begin')}
        </Button>
      )}
      {accept.error && (
        <p role="alert" className="w-full text-xs font-medium text-destructive">
          {failureText(t, accept.error, 'orders')}
        </p>
      )}
    </div>
  )
}
