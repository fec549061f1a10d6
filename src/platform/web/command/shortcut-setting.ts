/** Whether single-key shortcuts are on in this browser. Users of voice input turn them off (WCAG 2.1.4). */
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

/** Without storage, the setting lasts until the page is closed. */
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
