/**
 * The workspace this tab works in. Each tab has its own, so that two tabs can be in two businesses; a new tab begins where
 * somebody was last, and stays there.
 */
import { useSyncExternalStore } from 'react'

const KEY = 'plaza_workspace'
const listeners = new Set<() => void>()

/** An id, or null before any was chosen. Whether it is still theirs the server says. */
export function activeWorkspace(): string | null {
  const own = sessionStorage.getItem(KEY)
  if (own !== null) return own
  const last = localStorage.getItem(KEY)
  if (last !== null) sessionStorage.setItem(KEY, last)
  return last
}

export function setActiveWorkspace(id: string): void {
  sessionStorage.setItem(KEY, id)
  localStorage.setItem(KEY, id)
  tell()
}

/** Whoever comes next begins in their own. */
export function forgetActiveWorkspace(): void {
  sessionStorage.removeItem(KEY)
  localStorage.removeItem(KEY)
  tell()
}

export function useActiveWorkspace(): string | null {
  return useSyncExternalStore(subscribe, activeWorkspace, () => null)
}

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
