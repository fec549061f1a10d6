/** What goes on beside every page: the worker, what waits to be sent, and what is said about both. Loaded once a page stands. */
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { loadAhead } from '#platform/web/ahead.ts'
import { ConnectionPill } from '#platform/web/outbox/connection-pill.tsx'
import { keepSending } from '#platform/web/outbox/drain.ts'
import { farewell } from '#platform/web/outbox/farewell.ts'
import { onArrival, readLine } from '#platform/web/outbox/line.ts'
import { sendWaiting } from '#platform/web/outbox/send-waiting.ts'
import { useSource } from '#platform/web/source.ts'
import { UpdatePrompt } from '#platform/web/worker/update-prompt.tsx'
import { registerWorker } from '#platform/web/worker/updates.ts'
import { useKeptPages } from './offline/use-kept-pages.ts'

const FarewellDialog = lazy(() => import('#platform/web/outbox/farewell-dialog.tsx'))

export default function Background() {
  const client = useQueryClient()
  const { api } = useSource()
  const question = useSyncExternalStore(farewell.subscribe, farewell.current)
  useKeptPages()

  useEffect(() => {
    if (import.meta.env.PROD) void registerWorker()
    void readLine()
    loadAhead(() => import('#platform/web/outbox/keep.ts'))
    // What has arrived may show anywhere.
    const stops = [onArrival(() => void client.invalidateQueries()), keepSending(sendWaiting(api))]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, api])

  return (
    <>
      <ConnectionPill />
      <UpdatePrompt />
      {question && (
        <Suspense fallback={null}>
          <FarewellDialog question={question} />
        </Suspense>
      )}
    </>
  )
}
