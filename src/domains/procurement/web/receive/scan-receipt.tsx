import { useQuery } from '@tanstack/react-query'
import { PackageCheck, WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Combobox } from '#platform/web/inputs/combobox.tsx'
import { NumberField } from '#platform/web/inputs/number-field.tsx'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { ScanField } from '#platform/web/scan/scan-field.tsx'
import { useLoadedCamera } from '#platform/web/scan/use-loaded-camera.ts'
import { useSource } from '#platform/web/source.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Empty } from '#platform/web/ui/empty.tsx'
import { useOnline } from '#platform/web/use-online.ts'
import { MAX_QUANTITY } from '../../contract/constants.ts'
import type { OrderView } from '../../contract.ts'
import { LotFields } from '../lot-fields.tsx'
import { orderPath, receivePath } from '../paths.ts'
import { lineCodesQuery, warehousesQuery } from '../queries.ts'
import { OrderBadges } from '../status-badge.tsx'
import { ReceiptDone } from './receipt-done.tsx'
import { ReceiptLine } from './receipt-line.tsx'
import { ReceiptTerms } from './receipt-terms.tsx'
import { type Heard, useReceipt } from './use-receipt.ts'
import { RejectedReceipts, WaitingReceipts } from './waiting-receipts.tsx'

const FOUND = 12

/** Receives an order with a phone in one hand: scan, count, receive; also without a connection. */
export default function ScanReceipt({ order, workspaceId }: { order: OrderView; workspaceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const source = useSource()
  const online = useOnline()
  const { data: codes = [] } = useQuery(lineCodesQuery(source, workspaceId, order.id))
  const warehouses = useQuery(warehousesQuery(source, workspaceId)).data?.items ?? []
  const receipt = useReceipt(workspaceId, order, codes)
  const { lines, draft, units, heard } = receipt
  const canReceive = order.status !== 'Cancelled' && !order.awaitingApproval && lines.length > 0
  useLoadedCamera()

  async function search(q: string) {
    const wanted = q.toLocaleLowerCase()
    return lines
      .filter(({ name, sku }) => `${name} ${sku}`.toLocaleLowerCase().includes(wanted))
      .slice(0, FOUND)
      .map(({ id, name, sku }) => ({ id, title: name, detail: sku }))
  }

  return (
    <RecordPage
      title={t('procurement.receiveTitle', { number: order.number })}
      list={{ label: `PO #${order.number}`, path: orderPath(order.id) }}
      path={receivePath(order.id)}
      badges={<OrderBadges order={order} />}
    >
      <div className="max-w-3xl space-y-5">
        {!online && (
          <p role="status" className="flex items-center gap-2 rounded-md border px-3 py-2 text-sm text-muted-foreground">
            <WifiOff aria-hidden className="size-4 shrink-0" />
            {t('procurement.scan.offline')}
          </p>
        )}
        <RejectedReceipts receipt={receipt} />
        <WaitingReceipts receipt={receipt} />
        {receipt.done && <ReceiptDone workspaceId={workspaceId} {...receipt.done} />}
        {canReceive ? (
          <>
            <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
              <ScanField label={t('procurement.scan.code')} hint={t('procurement.scan.codeHint')} onCode={receipt.hear} />
              <NumberField
                label={t('procurement.scan.perScan')}
                value={receipt.perScan}
                onChange={(value) =>
                  typeof value === 'number' && value >= 1 && value <= MAX_QUANTITY && receipt.setPerScan(Math.trunc(value))
                }
              />
            </div>
            <HeardCode heard={heard} />
            <Combobox
              label={t('procurement.scan.search')}
              placeholder={t('procurement.scan.searchHint')}
              search={search}
              value={[]}
              onChange={([choice]) => choice && receipt.add(choice.id, '')}
            />
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <h3 className="font-semibold">{t('procurement.scan.lines')}</h3>
              <div className="flex gap-2">
                {units > 0 && (
                  <Button look="quiet" size="sm" onClick={receipt.clear}>
                    {t('procurement.setAllZero')}
                  </Button>
                )}
                <Button look="secondary" size="sm" onClick={receipt.fillAll}>
                  {t('procurement.scan.all')}
                </Button>
              </div>
            </div>
            <ul aria-label={t('procurement.scan.lines')} className="divide-y overflow-hidden rounded-lg border bg-card">
              {lines.map((line) => (
                <ReceiptLine
                  key={line.id}
                  line={line}
                  quantity={draft.quantities[line.id] ?? 0}
                  warehouseId={draft.warehouses[line.id] ?? line.warehouseId}
                  warehouses={warehouses}
                  isHeard={heard?.lineId === line.id}
                  onQuantity={(quantity) => receipt.change({ ...draft, quantities: { ...draft.quantities, [line.id]: quantity } })}
                  onWarehouse={(id) => receipt.change({ ...draft, warehouses: { ...draft.warehouses, [line.id]: id } })}
                >
                  <LotFields
                    workspaceId={workspaceId}
                    orderId={order.id}
                    line={line}
                    units={Number(draft.quantities[line.id] ?? 0)}
                    value={draft.lots[line.id]}
                    onChange={(lots) => receipt.change({ ...draft, lots: { ...draft.lots, [line.id]: lots } })}
                    error={receipt.lotProblem?.lineId === line.id ? receipt.lotProblem.text : undefined}
                  />
                </ReceiptLine>
              ))}
            </ul>
            <ReceiptTerms currency={order.currency} draft={draft} onChange={receipt.change} />
            <div className="sticky bottom-0 space-y-2 border-t bg-background py-3">
              {receipt.failure && (
                <p role="alert" className="font-medium text-destructive">
                  {receipt.failure}
                </p>
              )}
              <Button
                busy={receipt.isSending}
                disabled={units === 0 || !receipt.isRight}
                onClick={() => void receipt.send()}
                className="min-h-14! w-full text-base sm:w-auto"
              >
                <PackageCheck aria-hidden className="size-5" />
                {t('procurement.scan.receive', { count: units, shown: formatNumber(units, locale) })}
              </Button>
            </div>
          </>
        ) : (
          <Empty
            icon={PackageCheck}
            title={t('procurement.scan.nothing')}
            text={order.awaitingApproval ? t('procurement.failure.APPROVAL_NEEDED') : t('procurement.scan.nothingText')}
          >
            <ButtonLink to={orderPath(order.id)} look="secondary">
              {t('procurement.scan.toOrder')}
            </ButtonLink>
          </Empty>
        )}
      </div>
    </RecordPage>
  )
}

/** What the last code meant. Keys: procurement.scan.heard.* */
function HeardCode({ heard }: { heard: Heard | null }) {
  const { t } = useTranslation()
  return (
    <p role="status" className={heard && heard.kind !== 'added' ? 'font-medium text-destructive' : 'text-muted-foreground empty:hidden'}>
      {heard && t(`procurement.scan.heard.${heard.kind}`, { code: heard.code, name: heard.name })}
    </p>
  )
}
