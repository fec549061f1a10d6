/** Opens the stream of events when this page shows something live: always for members, for guests only where others change what they see. */
import { useSyncExternalStore } from 'react'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { livePages } from '#platform/web/realtime/live-page.ts'
import { useViewerKind } from '#platform/web/use-viewer-kind.ts'

/** The page works without live updates if loading fails. */
const Stream = lazyPart(() => import('./stream.tsx'), { whenMissing: 'nothing' })

export function LiveUpdates() {
  const viewer = useViewerKind()
  const live = useSyncExternalStore(livePages.subscribe, livePages.current, () => false)
  if (viewer === 'guest' && !live) return null
  return <Stream />
}
