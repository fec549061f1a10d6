/**
 * The workspace this tab works in. Each tab has its own, so that two tabs can be in two businesses; a new tab begins where
 * somebody was last.
 */
import { useSyncExternalStore } from 'react'

const KEY = 'plaza_workspace'
const listeners = new Set<() => void>()

/** An id, or null before any was chosen. Whether it is still theirs the server says. */
export function activeWorkspace(): string | null {
  return sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY)
}

export function setActiveWorkspace(id: string): void {
  sessionStorage.setItem(KEY, id)
  localStorage.setItem(KEY, id)
  for (const listener of listeners) listener()
}

/** Whoever comes next begins in their own. */
export function forgetActiveWorkspace(): void {
  sessionStorage.removeItem(KEY)
  localStorage.removeItem(KEY)
  for (const listener of listeners) listener()
}

export function useActiveWorkspace(): string | null {
  return useSyncExternalStore(subscribe, activeWorkspace, () => null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
