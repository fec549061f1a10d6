/** Recent searches, stored on this device only. */
import { useSyncExternalStore } from 'react'

const KEY = 'plaza_searches'
const MAX_SEARCHES = 6

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
  searches ??= readSearches()
  return searches
}

export function saveSearch(q: string): void {
  if (q === '') return
  storeSearches([q, ...recentSearches().filter((other) => other.toLocaleLowerCase() !== q.toLocaleLowerCase())].slice(0, MAX_SEARCHES))
}

export function clearSearches(): void {
  storeSearches([])
}

function storeSearches(next: readonly string[]): void {
  searches = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // When storage is full, searches last until the page is closed.
  }
  for (const listener of listeners) listener()
}

function readSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((q) => typeof q === 'string').slice(0, MAX_SEARCHES) : []
  } catch {
    return []
  }
}
