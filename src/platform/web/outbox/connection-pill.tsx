import { CloudOff, CloudUpload, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../i18n/numbers.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { preloadModule } from '../preload-module.ts'
import { dismissToast, toast } from '../ui/toast-store.ts'
import { useOnline } from '../use-online.ts'
import { LONG_WAIT_MS } from './outbox.rules.ts'
import { outboxQueue } from './queue.ts'

const loadQueue = () => import('./queue-sheet.tsx')
const QueueSheet = lazy(loadQueue)

/** Shown while the browser is offline or writes are queued. It floats over the page, so the layout doesn't shift. Opens the queue. */
export function ConnectionPill() {
  const { t } = useTranslation()
  const locale = useLocale()
  const online = useOnline()
  const { writes, kept } = useSyncExternalStore(outboxQueue.subscribe, outboxQueue.current)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const refused = writes.filter(({ refusal }) => refusal).length
  useQueuedToast(kept)
  useLongWaitToast(writes.some(({ keptAt }) => Date.now() - keptAt > LONG_WAIT_MS))
  // It is needed offline, and only the service worker keeps it for then.
  useEffect(() => {
    if (!('serviceWorker' in navigator)) preloadModule(loadQueue)
  }, [])

  const count = writes.length
  const [Icon, text] =
    refused > 0
      ? [TriangleAlert, t('platform.outbox.needsYou', { count: refused, shown: formatNumber(refused, locale) })]
      : count > 0
        ? [online ? CloudUpload : CloudOff, t('platform.outbox.waiting', { count, shown: formatNumber(count, locale) })]
        : [CloudOff, t('platform.outbox.offline')]

  return (
    <>
      {(!online || count > 0) && (
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          onClick={() => {
            dismissToast()
            setOpen(true)
          }}
          className="fixed start-4 bottom-4 z-40 inline-flex min-h-11 animate-rise items-center gap-2 rounded-full border bg-popover px-4 text-sm font-medium text-popover-foreground shadow-lg transition hover:bg-muted sm:start-6 sm:bottom-6"
        >
          <Icon aria-hidden className={refused > 0 ? 'size-4.5 text-warning' : 'size-4.5 text-muted-foreground'} />
          {text}
        </button>
      )}
      <p role="status" className="sr-only">
        {!online && t('platform.outbox.offlineText')}
      </p>
      {open && (
        <Suspense fallback={null}>
          <QueueSheet open onOpenChange={setOpen} onReturnFocus={() => button.current?.focus()} />
        </Suspense>
      )}
    </>
  )
}

/** Shows one toast for each write queued in this tab. */
function useQueuedToast(kept: number): void {
  const { t } = useTranslation()
  const said = useRef(0)
  useEffect(() => {
    if (kept === said.current) return
    said.current = kept
    toast({ title: t('platform.outbox.queued'), description: t('platform.outbox.keptText') })
  }, [kept, t])
}

/** Warns once per visit about writes older than a day, because browsers can delete stored data. */
function useLongWaitToast(long: boolean): void {
  const { t } = useTranslation()
  const said = useRef(false)
  useEffect(() => {
    if (!long || said.current) return
    said.current = true
    toast({ title: t('platform.outbox.long'), description: t('platform.outbox.longText'), variant: 'destructive' })
  }, [long, t])
}
