/** Remembers in this tab the rows of the list a record was opened from, for links to its neighbors. */
import { useState } from 'react'

const KEY = 'plaza_trail'

type Trail = { list: string; hrefs: readonly string[] }

export type Neighbors = {
  /** The address of the list, with its filters. */
  list: string
  previous: string | null
  next: string | null
  /** The position from 1, out of `count` loaded rows. */
  place: number
  count: number
}

export function saveTrail(trail: Trail): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(trail))
  } catch {}
}

/** Null when the page wasn't opened from a list. */
export function useNeighbors(path: string): Neighbors | null {
  const [trail] = useState(readTrail)
  const at = trail?.hrefs.indexOf(path) ?? -1
  if (!trail || at < 0) return null
  const { list, hrefs } = trail
  return { list, previous: hrefs[at - 1] ?? null, next: hrefs[at + 1] ?? null, place: at + 1, count: hrefs.length }
}

function readTrail(): Trail | null {
  try {
    const trail: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isTrail(trail) ? trail : null
  } catch {
    return null
  }
}

function isTrail(value: unknown): value is Trail {
  return (
    typeof value === 'object' &&
    value !== null &&
    'list' in value &&
    typeof value.list === 'string' &&
    'hrefs' in value &&
    Array.isArray(value.hrefs)
  )
}
