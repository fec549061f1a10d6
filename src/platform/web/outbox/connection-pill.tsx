import { CloudOff, CloudUpload, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../i18n/numbers.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { dismissToast, toast } from '../ui/toast-store.ts'
import { useOnline } from '../use-online.ts'
import { outboxLine } from './line.ts'
import { LONG_MS } from './outbox.rules.ts'

const loadQueue = () => import('./queue-sheet.tsx')
const QueueSheet = lazy(loadQueue)

/** Shown while there is no connection or something waits; it lies over the page, so nothing moves. Opens what waits. */
export function ConnectionPill() {
  const { t } = useTranslation()
  const locale = useLocale()
  const online = useOnline()
  const { writes, kept } = useSyncExternalStore(outboxLine.subscribe, outboxLine.current)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const refused = writes.filter(({ refusal }) => refusal).length
  useSayKept(kept)
  useSayLong(writes.some(({ keptAt }) => Date.now() - keptAt > LONG_MS))
  // What is shown without a connection has to be here by then.
  useEffect(() => void loadQueue().catch(() => undefined), [])

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

/** Each write that is kept in this tab is said once. */
function useSayKept(kept: number): void {
  const { t } = useTranslation()
  const said = useRef(0)
  useEffect(() => {
    if (kept === said.current) return
    said.current = kept
    toast({ title: t('platform.outbox.kept'), description: t('platform.outbox.keptText') })
  }, [kept, t])
}

/** Browsers may throw away what they keep: what has waited for a day is said once a visit. */
function useSayLong(long: boolean): void {
  const { t } = useTranslation()
  const said = useRef(false)
  useEffect(() => {
    if (!long || said.current) return
    said.current = true
    toast({ title: t('platform.outbox.long'), description: t('platform.outbox.longText'), variant: 'destructive' })
  }, [long, t])
}
