import { RefreshCw } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { outboxQueue } from '../outbox/queue.ts'
import { useOnline } from '../use-online.ts'

/**
 * Shown while the stream is lost, in the place of the queue's pill, which says more without a network or with queued writes. It floats, so
 * the layout doesn't shift.
 */
export function PausedNotice() {
  const { t } = useTranslation()
  const online = useOnline()
  const { writes } = useSyncExternalStore(outboxQueue.subscribe, outboxQueue.current)
  if (!online || writes.length > 0) return null
  return (
    <p
      role="status"
      className="pointer-events-none fixed start-4 bottom-4 z-40 flex max-w-[calc(100vw-2rem)] animate-rise items-center gap-2 rounded-full border bg-popover px-3 py-1.5 text-xs text-popover-foreground shadow-md sm:start-6 sm:bottom-6"
    >
      <RefreshCw aria-hidden className="size-3.5 shrink-0 animate-spin text-muted-foreground" />
      {t('platform.live.paused')}
    </p>
  )
}
