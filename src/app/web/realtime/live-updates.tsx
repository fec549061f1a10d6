/** Opens the stream of events when this page shows something live: always for members, for guests only where others change what they see. */
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { livePages } from '#platform/web/realtime/live-page.ts'
import { useViewerKind } from '#platform/web/use-viewer-kind.ts'

/** The page works without live updates if loading fails. */
const Stream = lazy<() => React.ReactNode>(() => import('./stream.tsx').catch(() => ({ default: () => null })))

export function LiveUpdates() {
  const viewer = useViewerKind()
  const live = useSyncExternalStore(livePages.subscribe, livePages.current, () => false)
  if (viewer === 'guest' && !live) return null
  return (
    <Suspense fallback={null}>
      <Stream />
    </Suspense>
  )
}
