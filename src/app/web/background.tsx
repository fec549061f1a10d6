/** Runs on every page after it has loaded: the service worker, the outbox, the messages about both, and live updates. */
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { confirmLogout } from '#platform/web/outbox/confirm-logout.ts'
import { ConnectionPill } from '#platform/web/outbox/connection-pill.tsx'
import { onSent, refreshQueue } from '#platform/web/outbox/queue.ts'
import { startSending } from '#platform/web/outbox/send-queue.ts'
import { createWriteSender } from '#platform/web/outbox/write-sender.ts'
import { preloadModule } from '#platform/web/preload-module.ts'
import { useSource } from '#platform/web/source.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { UpdatePrompt } from '#platform/web/worker/update-prompt.tsx'
import { registerWorker } from '#platform/web/worker/updates.ts'
import { useForgetOthers } from './offline/use-forget-others.ts'
import { useKeepOpenedPages } from './offline/use-keep-opened-pages.ts'
import { LiveUpdates } from './realtime/live-updates.tsx'

/** It knows all screens, which nothing else on a public page needs. The service worker keeps it. */
const OfflineLinks = lazyPart(() => import('./offline/offline-links.tsx'), { whenMissing: 'nothing', useReady: () => !useOnline() })
const ConfirmLogoutDialog = lazy(() => import('#platform/web/outbox/confirm-logout-dialog.tsx'))

/** From this mark on, writes are queued and updates are heard. */
const BACKGROUND_READY = 'plaza:background'

export default function Background() {
  const client = useQueryClient()
  const { api } = useSource()
  const question = useSyncExternalStore(confirmLogout.subscribe, confirmLogout.current)
  useKeepOpenedPages()
  useForgetOthers()

  useEffect(() => {
    if (import.meta.env.PROD) void registerWorker()
    void refreshQueue()
    preloadModule(() => import('#platform/web/outbox/enqueue.ts').then(() => performance.mark(BACKGROUND_READY)))
    // A delivered write may affect any query.
    const stops = [onSent(() => void client.invalidateQueries()), startSending(createWriteSender(api))]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, api])

  return (
    <>
      <ConnectionPill />
      <OfflineLinks />
      <UpdatePrompt />
      <LiveUpdates />
      {question && (
        <Suspense fallback={null}>
          <ConfirmLogoutDialog question={question} />
        </Suspense>
      )}
    </>
  )
}
