import { ORPCError } from '@orpc/client'
import { Clock, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { discardQueued } from '#platform/web/outbox/use-queued-writes.ts'
import { Button } from '#platform/web/ui/button.tsx'
import type { PickInput } from './picked.rules.ts'
import type { Picking } from './use-picking.ts'

/** Picks that are kept on this device and not confirmed yet. */
export function WaitingPicks({ picking: { waiting } }: { picking: Picking }) {
  const { t } = useTranslation()
  const units = waiting.flatMap(({ input }) => (input as PickInput).lines).reduce((sum, { picked }) => sum + picked, 0)
  if (waiting.length === 0) return null
  return (
    <p role="status" className="flex items-start gap-3 rounded-lg border border-warning/60 bg-card px-4 py-3">
      <Clock aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
      {t('inventory.picking.waiting', { count: units })}
    </p>
  )
}

/** Picks that the server rejected, because somebody else picked, or the order was cancelled or shipped. Nothing of them is lost. */
export function RejectedPicks({ picking: { rejected, check } }: { picking: Picking }) {
  const { t } = useTranslation()
  return rejected.map((write) => {
    const { code, data } = write.refusal ?? { code: 'UNEXPECTED', data: undefined }
    const { referenceId, lines } = write.input as PickInput
    const units = lines.reduce((sum, { picked }) => sum + picked, 0)
    return (
      <section
        key={write.place}
        aria-label={t('inventory.picking.rejected', { order: referenceId })}
        className="space-y-3 rounded-lg border border-destructive/60 bg-card p-4"
      >
        <h2 className="flex items-center gap-2 font-semibold">
          <TriangleAlert aria-hidden className="size-5 shrink-0 text-destructive" />
          {t('inventory.picking.rejected', { order: referenceId })}
        </h2>
        <p className="text-muted-foreground">
          {failureText(t, new ORPCError(code, { data }), 'inventory')} {t('inventory.picking.kept', { count: units })}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => void check(write)}>
            {t('inventory.picking.check')}
          </Button>
          <Button size="sm" look="danger" onClick={() => void discardQueued(write)}>
            {t('inventory.picking.discard')}
          </Button>
        </div>
      </section>
    )
  })
}
