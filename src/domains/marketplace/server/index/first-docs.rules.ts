/** Chooses the listings of a page before any row is read. */
import { type Column, type Columns, compareAt, type SortKey, sortedDocs, sortKeyAt } from './columns.rules.ts'
import { docIds, hasDoc, type Mask } from './mask.rules.ts'

/** Sorts by the column, then by id; both in the direction `way`. */
export type SortOrder = { column: Column; way: 1 | -1 }

/**
 * The first `limit` doc ids of a mask after a key (null: from the start). Few matches are selected by comparing them; for many, the sorted
 * order is walked and non-matches are skipped, which fills a page sooner the more matches there are.
 */
export function firstDocs(columns: Columns, mask: Mask, order: SortOrder, after: SortKey | null, limit: number): number[] {
  const isMany = mask.count ** 2 > limit * columns.length
  return (isMany ? firstByWalk : firstBySelection)(columns, mask, order, after, limit)
}

export function firstBySelection(columns: Columns, mask: Mask, { column, way }: SortOrder, after: SortKey | null, limit: number): number[] {
  const first: number[] = []
  const { [column]: values } = columns.values
  let last = Infinity
  for (const place of docIds(mask)) {
    // Most values alone show that the listing comes later.
    if ((values[place] as number) * way > last || (after && compareAt(columns, column, place, after) * way <= 0)) continue
    const key = sortKeyAt(columns, column, place)
    let at = first.length
    while (at > 0 && compareAt(columns, column, first[at - 1] as number, key) * way > 0) at -= 1
    if (at >= limit) continue
    first.splice(at, 0, place)
    if (first.length > limit) first.pop()
    if (first.length === limit) last = (values[first[limit - 1] as number] as number) * way
  }
  return first
}

export function firstByWalk(columns: Columns, mask: Mask, { column, way }: SortOrder, after: SortKey | null, limit: number): number[] {
  const places = sortedDocs(columns, column)
  const found: number[] = []
  const start = after ? firstBeyond(columns, column, places, after, way) : way === 1 ? 0 : places.length - 1
  for (let at = start; at >= 0 && at < places.length && found.length < limit; at += way) {
    const place = places[at] as number
    if (hasDoc(mask, place)) found.push(place)
  }
  return found
}

/** The index at which a walk continues after the key. */
function firstBeyond(columns: Columns, column: Column, places: Int32Array, key: SortKey, way: 1 | -1): number {
  const compare = (place: number) => compareAt(columns, column, place, key)
  return way === 1 ? lowestIndex(places, (place) => compare(place) > 0) : lowestIndex(places, (place) => compare(place) >= 0) - 1
}

/** Binary search for the first index at which `holds` is true; it must be false before and true after. */
function lowestIndex(places: Int32Array, holds: (place: number) => boolean): number {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(places[middle] as number)) high = middle
    else low = middle + 1
  }
  return low
}

/** Doc ids with a column value from `from` to `to`, inclusive. */
export function docsBetween(columns: Columns, column: Column, from: number, to: number): Int32Array {
  const places = sortedDocs(columns, column)
  const { [column]: values } = columns.values
  return places.subarray(
    lowestIndex(places, (place) => (values[place] as number) >= from),
    lowestIndex(places, (place) => (values[place] as number) > to),
  )
}
