/** Whether the document shows a member's or a guest's screen: login and logout change this attribute of the root element. */
import { useSyncExternalStore } from 'react'

export type ViewerKind = 'member' | 'guest'

export function currentViewerKind(): ViewerKind {
  return document.documentElement.dataset['viewer'] === 'member' ? 'member' : 'guest'
}

/** A guest on the server and during hydration, because the cached document is the same for everyone. */
export function useViewerKind(): ViewerKind {
  return useSyncExternalStore(watchViewer, currentViewerKind, () => 'guest')
}

function watchViewer(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-viewer'] })
  return () => observer.disconnect()
}
