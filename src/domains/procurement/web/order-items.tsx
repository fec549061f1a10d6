import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { OrderView } from '../contract.ts'
import { useCloseLines } from './queries.ts'

type Item = OrderView['items'][number]

/** The lines of an order with what was received and what is still to come. */
export function OrderItems({ order, workspaceId }: { order: OrderView; workspaceId: string }) {
  const { t } = useTranslation()
  const close = useCloseLines(workspaceId)
  const { id: orderId, version, currency } = order
  const setClosed = (line: string, closed: boolean) =>
    close.mutate(
      { orderId, version, lines: [line], closed },
      { onError: (error) => toast({ title: failureText(t, error, 'procurement'), variant: 'destructive' }) },
    )
  return (
    <Panel title={t('procurement.lines')}>
      <ul className="divide-y">
        {order.items.map((item) => (
          <li key={item.id} className="grid gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">
                <bdi>{item.name}</bdi>
              </p>
              <Progress item={item} />
            </div>
            <div className="flex items-center justify-between gap-4 sm:justify-end">
              <p className="tabular-nums sm:text-end">
                {formatCharge({ amountMinor: item.qty * item.priceMinor, currency })}
                <span className="block text-xs text-muted-foreground">
                  {t('procurement.qtyTimes', { qty: item.qty, price: formatCharge({ amountMinor: item.priceMinor, currency }) })}
                </span>
              </p>
              {order.status !== 'Cancelled' && item.closed > 0 && (
                <Button look="quiet" size="sm" busy={close.isPending} onClick={() => setClosed(item.id, false)}>
                  {t('procurement.reopen')}
                </Button>
              )}
              {item.received > 0 && item.open > 0 && (
                <Button look="quiet" size="sm" busy={close.isPending} onClick={() => setClosed(item.id, true)}>
                  {t('procurement.closeRest')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Progress({ item: { sku, qty, billed, received, open, closed, warehouse } }: { item: Item }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const count = (value: number) => formatNumber(value, locale)
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-muted-foreground">
      {sku && <bdi dir="ltr">{sku}</bdi>}
      {warehouse && <bdi>{warehouse.name}</bdi>}
      <span>{t('procurement.receivedOf', { received: count(received), qty: count(qty) })}</span>
      {billed > 0 && <span>{t('procurement.billedUnits', { billed: count(billed) })}</span>}
      {open > 0 && received > 0 && <span className="font-medium text-foreground">{t('procurement.openUnits', { open: count(open) })}</span>}
      {closed > 0 && <span>{t('procurement.closedUnits', { closed: count(closed) })}</span>}
    </p>
  )
}
