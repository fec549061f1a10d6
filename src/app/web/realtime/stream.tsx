/** Refetches what changed elsewhere, and says so when updates do not arrive. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { systemTimers } from '#platform/shared/timers.ts'
import { createNewsHandler } from '#platform/web/realtime/apply-news.ts'
import { openSharedStream, type SharedStream } from '#platform/web/realtime/one-per-browser.ts'
import { PausedNotice } from '#platform/web/realtime/paused-notice.tsx'
import { invalidateByKey } from '#platform/web/realtime/refetch.ts'
import { currentViewerKind, useViewerKind } from '#platform/web/use-viewer-kind.ts'
import { signalHandlers } from '../signal-handlers.ts'

export default function Stream() {
  const client = useQueryClient()
  const viewer = useViewerKind()
  const [paused, setPaused] = useState(false)
  const stream = useRef<SharedStream | null>(null)
  const streamOf = useRef(viewer)

  useEffect(() => {
    const apply = createNewsHandler({
      client,
      handlers: signalHandlers,
      isMember: () => currentViewerKind() === 'member',
      refetchViewer: () => invalidateByKey(client, 'me'),
      isHidden: () => document.visibilityState === 'hidden',
      after: (ms, work) => void systemTimers.after(ms, work),
      random: Math.random,
    })
    const open = () => {
      stream.current ??= openSharedStream({
        timers: systemTimers,
        onNews(news) {
          if (news.kind === 'paused') setPaused(news.paused)
          // Another tab may have had the lost stream.
          if (news.kind === 'open') setPaused(false)
          apply(news)
        },
      })
    }
    const close = () => {
      stream.current?.close()
      stream.current = null
    }
    const wake = () => {
      if (document.visibilityState === 'visible') stream.current?.wake()
    }
    // A page with an open stream could not be kept for the back button.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      open()
      void client.invalidateQueries()
    }
    open()
    window.addEventListener('pagehide', close)
    window.addEventListener('pageshow', comeBack)
    window.addEventListener('online', wake)
    document.addEventListener('visibilitychange', wake)
    return () => {
      window.removeEventListener('pagehide', close)
      window.removeEventListener('pageshow', comeBack)
      window.removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wake)
      close()
    }
  }, [client])

  useEffect(() => {
    if (streamOf.current === viewer) return
    streamOf.current = viewer
    stream.current?.reopen()
  }, [viewer])

  return paused ? <PausedNotice /> : null
}
