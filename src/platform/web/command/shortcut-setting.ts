/** Whether single keys do something, as this browser was told: who speaks to their computer turns them off (WCAG 2.1.4). */
import { useSyncExternalStore } from 'react'

const KEY = 'plaza_single_keys'
const listeners = new Set<() => void>()

export function singleKeysOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

/** A browser that keeps nothing forgets it with the page. */
export function setSingleKeys(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off')
  } catch {}
  for (const listener of listeners) listener()
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, singleKeysOn, () => true)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
