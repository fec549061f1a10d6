/** Whether the sidebar is narrow: expanded by default, narrowed by hand or when the window gets narrow (spec §2). */
import { useEffect, useSyncExternalStore } from 'react'

const KEY = 'plaza_sidebar'
const NARROW_WINDOW_PX = 768

let narrow: boolean | null = null
const listeners = new Set<() => void>()

function current(): boolean {
  narrow ??= localStorage.getItem(KEY) === 'narrow'
  return narrow
}

function set(next: boolean): void {
  narrow = next
  for (const listener of listeners) listener()
}

export function useSidebarNarrow(): { narrow: boolean; toggle: () => void } {
  const isNarrow = useSyncExternalStore(subscribe, current, () => false)
  useEffect(() => {
    const onResize = () => {
      if (window.innerWidth < NARROW_WINDOW_PX && !current()) set(true)
    }
    window.addEventListener('resize', onResize)
    return () => window.removeEventListener('resize', onResize)
  }, [])
  return {
    narrow: isNarrow,
    toggle() {
      localStorage.setItem(KEY, isNarrow ? 'wide' : 'narrow')
      set(!isNarrow)
    },
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
