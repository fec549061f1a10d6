import { RefreshCw } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast-store.ts'
import { acceptUpdate, workerState } from './updates.ts'

const SNOOZE_MS = 3_600_000
const KEY = 'plaza_update_later'
/** A browser is told once that pages work offline, also when its worker is installed again. */
const SAID_KEY = 'plaza_offline_said'

/** Announces a new version. It takes no focus, can be snoozed for an hour, and never reloads on its own. */
export function UpdatePrompt() {
  const { t } = useTranslation()
  const { updateAvailable, offlineReady } = useSyncExternalStore(workerState.subscribe, workerState.current)
  const [later, setLater] = useState(readSnoozedUntil)
  const [accepted, setAccepted] = useState(false)

  useEffect(() => {
    if (!offlineReady || localStorage.getItem(SAID_KEY)) return
    localStorage.setItem(SAID_KEY, 'yes')
    toast({ title: t('platform.worker.ready.title'), small: true })
  }, [offlineReady, t])

  useEffect(() => {
    if (!updateAvailable || later === 0) return
    const timer = setTimeout(() => setLater(0), Math.max(0, later - Date.now()))
    return () => clearTimeout(timer)
  }, [updateAvailable, later])

  if (!updateAvailable || later > 0) return null

  function putOff() {
    const until = Date.now() + SNOOZE_MS
    sessionStorage.setItem(KEY, String(until))
    setLater(until)
  }

  return (
    <section
      aria-label={t('platform.worker.update.title')}
      className="above-bar fixed inset-x-4 z-50 animate-rise rounded-lg border bg-popover p-4 text-popover-foreground shadow-lg sm:end-auto sm:start-6 sm:w-96"
    >
      <div role="status" className="flex gap-3">
        <RefreshCw aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
        <div>
          <p className="font-semibold">{t('platform.worker.update.title')}</p>
          <p className="mt-0.5 text-xs text-muted-foreground">{t('platform.worker.update.text')}</p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap justify-end gap-2">
        <Button look="quiet" size="sm" onClick={putOff}>
          {t('platform.worker.update.later')}
        </Button>
        <Button
          size="sm"
          busy={accepted}
          onClick={() => {
            setAccepted(true)
            acceptUpdate()
          }}
        >
          {t('platform.worker.update.now')}
        </Button>
      </div>
    </section>
  )
}

/** The end of the snooze in this tab; zero without one. */
function readSnoozedUntil(): number {
  const until = Number(sessionStorage.getItem(KEY) ?? 0)
  return until > Date.now() ? until : 0
}
