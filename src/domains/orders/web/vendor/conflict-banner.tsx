import { GitCompareArrows } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { useEventText } from './use-event-text.tsx'
import type { OrderScope } from './use-order-scope.ts'

/**
 * Explains that the order was changed by somebody else and the own change was not saved; lists the new events. Takes the focus. In a dialog,
 * sending again ends it.
 */
export function ConflictBanner({ scope: { order, missed, asking, seen } }: { scope: OrderScope }) {
  const { t } = useTranslation()
  const { textOf, actorOf } = useEventText(order)
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another change is another message
  useEffect(() => box.current?.focus(), [missed])
  return (
    <div ref={box} tabIndex={-1} role="alert" className="scroll-m-24 rounded-lg border border-warning bg-card p-5">
      <h3 className="flex items-center gap-2 font-semibold">
        <GitCompareArrows aria-hidden className="size-5 shrink-0 text-warning" />
        {t('orders.vendor.conflict.title')}
      </h3>
      <p className="mt-1 text-muted-foreground">{t('orders.vendor.conflict.text')}</p>
      <ul className="mt-3 space-y-1.5">
        {missed.map((event) => (
          <li key={event.id} className="flex flex-wrap gap-x-2">
            <span className="font-medium">{textOf(event)}</span>
            <span className="text-muted-foreground">
              {actorOf(event)} · <RelativeTime iso={event.at} />
            </span>
          </li>
        ))}
      </ul>
      {asking === null && (
        <Button look="secondary" size="sm" className="mt-4" onClick={seen}>
          {t('orders.vendor.conflict.fine')}
        </Button>
      )}
    </div>
  )
}
