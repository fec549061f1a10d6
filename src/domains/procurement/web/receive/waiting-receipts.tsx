import { ORPCError } from '@orpc/client'
import { Clock, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { discardQueued } from '#platform/web/outbox/use-queued-writes.ts'
import { Button } from '#platform/web/ui/button.tsx'
import type { ReceiptInput } from '../../contract.ts'
import { unitsByLine } from './receipt-draft.rules.ts'
import type { Receipt } from './use-receipt.ts'

/** Receipts that are kept on this device and not confirmed yet. */
export function WaitingReceipts({ receipt: { waiting } }: { receipt: Receipt }) {
  const { t } = useTranslation()
  const units = [...unitsByLine(waiting.map(({ input }) => input as ReceiptInput)).values()].reduce((sum, each) => sum + each, 0)
  if (waiting.length === 0) return null
  return (
    <p role="status" className="flex items-start gap-3 rounded-lg border border-warning/60 bg-card px-4 py-3">
      <Clock aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
      {t('procurement.scan.waiting', { count: units })}
    </p>
  )
}

/** Receipts that the server rejected, mostly because somebody else received in between. Nothing of them is lost. */
export function RejectedReceipts({ receipt: { rejected, lines, check } }: { receipt: Receipt }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const known = new Map(lines.map((line) => [line.id, line]))
  return rejected.map((write) => {
    const { code, data } = write.refusal ?? { code: 'UNEXPECTED', data: undefined }
    return (
      <section
        key={write.place}
        aria-label={t('procurement.scan.rejected')}
        className="space-y-3 rounded-lg border border-destructive/60 bg-card p-4"
      >
        <h3 className="flex items-center gap-2 font-semibold">
          <TriangleAlert aria-hidden className="size-5 shrink-0 text-destructive" />
          {t('procurement.scan.rejected')}
        </h3>
        <p className="text-muted-foreground">
          {code === 'ORDER_CHANGED' ? t('procurement.scan.changed') : failureText(t, new ORPCError(code, { data }), 'procurement')}
        </p>
        <ul className="divide-y rounded-md border">
          {(write.input as ReceiptInput).lines.map(({ lineId, quantity }) => (
            <li key={lineId} className="flex flex-wrap justify-between gap-x-4 px-3 py-2">
              <bdi>{known.get(lineId)?.name ?? t('procurement.scan.ended')}</bdi>
              <span className="tabular-nums">
                {t('procurement.scan.counted', {
                  units: formatNumber(quantity, locale),
                  open: formatNumber(known.get(lineId)?.open ?? 0, locale),
                })}
              </span>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => void check(write)}>
            {t('procurement.scan.check')}
          </Button>
          <Button size="sm" look="danger" onClick={() => void discardQueued(write)}>
            {t('procurement.scan.discard')}
          </Button>
        </div>
      </section>
    )
  })
}
