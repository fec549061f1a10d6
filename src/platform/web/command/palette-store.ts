/** Stores which dialog is open: the palette or the list of shortcuts. */
import { useSyncExternalStore } from 'react'

export type OpenDialog = 'palette' | 'shortcuts' | null

let open: OpenDialog = null
const listeners = new Set<() => void>()

export function openPalette(): void {
  show('palette')
}

export function openShortcuts(): void {
  show('shortcuts')
}

export function closePalette(): void {
  show(null)
}

export function useOpenDialog(): OpenDialog {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  )
}

function show(next: OpenDialog): void {
  open = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
