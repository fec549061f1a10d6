/**
 * The active workspace of this tab. Each tab has its own, so that a user can work in two businesses at once. A new tab starts in the
 * workspace that was used last.
 */
import { useSyncExternalStore } from 'react'

const KEY = 'plaza_workspace'
const listeners = new Set<() => void>()

/** The workspace id, or null before the first choice. The server checks whether the user is still a member. */
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
  notifyListeners()
}

/** Called on logout, so that the next user starts in their own workspace. */
export function clearActiveWorkspace(): void {
  sessionStorage.removeItem(KEY)
  localStorage.removeItem(KEY)
  notifyListeners()
}

export function useActiveWorkspace(): string | null {
  return useSyncExternalStore(subscribe, activeWorkspace, () => null)
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
