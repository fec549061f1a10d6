/** State of the sidebar: wide by default, narrowed by the user or by a small window (spec §2, §9). */
import { useEffect, useSyncExternalStore } from 'react'
import { useMedia } from '#platform/web/use-media.ts'

const KEY = 'plaza_sidebar'
const SMALL_WINDOW = '(width < 768px)'

let narrowed: boolean | null = null
const listeners = new Set<() => void>()

export type SidebarState = {
  narrow: boolean /** Small windows open a drawer instead of a wide sidebar. */
  small: boolean
  toggle: () => void
}

export function useSidebarState(): SidebarState {
  const byHand = useSyncExternalStore(subscribe, isNarrowed, () => false)
  const small = useMedia(SMALL_WINDOW)
  useEffect(() => {
    if (small) setNarrowed(true)
  }, [small])
  return {
    small,
    narrow: small || byHand,
    toggle() {
      localStorage.setItem(KEY, byHand ? 'wide' : 'narrow')
      setNarrowed(!byHand)
    },
  }
}

function isNarrowed(): boolean {
  narrowed ??= localStorage.getItem(KEY) === 'narrow'
  return narrowed
}

function setNarrowed(next: boolean): void {
  narrowed = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
