/** Transfers that were started in this tab and are not completed yet. They are watched on every page of the inventory. */
import { useSyncExternalStore } from 'react'

let watched: readonly string[] = []
const listeners = new Set<() => void>()

function change(next: readonly string[]): void {
  watched = next
  for (const listener of listeners) listener()
}

export function watchTransfer(transferId: string): void {
  if (!watched.includes(transferId)) change([...watched, transferId])
}

export function unwatchTransfer(transferId: string): void {
  change(watched.filter((id) => id !== transferId))
}

export function useWatchedTransfers(): readonly string[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => watched,
    () => watched,
  )
}
