import { Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import type { OrderView } from '../contract.ts'
import { ReceiptLabels } from './receipt-labels.tsx'
import { returnableLines } from './returnable-lines.ts'

const ReturnDialog = lazy(() => import('./return-dialog.tsx'))

/** What came when, and what it cost with its share of the extra costs. */
export function OrderReceipts({ order, workspaceId }: { order: OrderView; workspaceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [returning, setReturning] = useState<OrderView['receipts'][number] | null>(null)
  const { receipts, items } = order
  if (receipts.length === 0) return null
  const names = new Map(items.map(({ id, name }) => [id, name]))
  return (
    <Panel title={t('procurement.receipts')}>
      <ul className="divide-y">
        {receipts.map((receipt) => (
          <li key={receipt.id} className="py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap justify-between gap-x-4 font-medium">
              {formatUtcDay(receipt.receivedOn, locale)}
              <span className="tabular-nums">{formatCharge(receipt.cost)}</span>
            </p>
            <ul className="mt-1 text-muted-foreground">
              {receipt.lines.map(({ lineId, quantity, returned }) => (
                <li key={lineId}>
                  {formatNumber(quantity, locale)} × <bdi>{names.get(lineId) ?? ''}</bdi>
                  {returned > 0 && <> · {t('procurement.returns.returnedUnits', { count: formatNumber(returned, locale) })}</>}
                </li>
              ))}
            </ul>
            <div className="mt-2">
              <ReceiptLabels workspaceId={workspaceId} items={items} lines={receipt.lines} />
            </div>
            {receipt.extra.amountMinor > 0 && (
              <p className="text-xs text-muted-foreground">{t('procurement.withExtra', { amount: formatCharge(receipt.extra) })}</p>
            )}
            {receipt.note && (
              <p dir="auto" className="mt-1 whitespace-pre-line">
                {receipt.note}
              </p>
            )}
            {returnableLines(order, receipt).length > 0 && (
              <Button look="quiet" size="sm" className="mt-1 -ms-3" onClick={() => setReturning(receipt)}>
                <Undo2 aria-hidden className="size-4" />
                {t('procurement.returns.open')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {returning && (
        <Suspense>
          <ReturnDialog order={order} receipt={returning} workspaceId={workspaceId} onClose={() => setReturning(null)} />
        </Suspense>
      )}
    </Panel>
  )
}
