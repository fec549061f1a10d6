/** What somebody searched for last, on this device only. */
import { useSyncExternalStore } from 'react'

const KEY = 'plaza_searches'
const KEPT = 6

let searches: readonly string[] | null = null
const listeners = new Set<() => void>()

export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    recentSearches,
    () => NONE,
  )
}

const NONE: readonly string[] = []

function recentSearches(): readonly string[] {
  searches ??= read()
  return searches
}

export function rememberSearch(q: string): void {
  if (q === '') return
  keep([q, ...recentSearches().filter((other) => other.toLocaleLowerCase() !== q.toLocaleLowerCase())].slice(0, KEPT))
}

export function forgetSearches(): void {
  keep([])
}

function keep(next: readonly string[]): void {
  searches = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Without room on the device they last as long as the page.
  }
  for (const listener of listeners) listener()
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((q) => typeof q === 'string').slice(0, KEPT) : []
  } catch {
    return []
  }
}
