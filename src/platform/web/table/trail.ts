/** From a list into a record and on to the next: which rows stood around it, kept in this tab. */
import { useState } from 'react'

const KEY = 'plaza_trail'

type Trail = { list: string; hrefs: readonly string[] }

export type Neighbours = {
  /** The list somebody came from, with its filters. */
  list: string
  previous: string | null
  next: string | null
  /** From 1, of `count` rows that were loaded. */
  place: number
  count: number
}

export function rememberTrail(trail: Trail): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(trail))
  } catch {}
}

/** Null where the page was not opened from a list. */
export function useNeighbours(path: string): Neighbours | null {
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
