/** Which listings stand on a page, chosen before one of them is read. */
import { type Column, type Columns, compareAt, inOrder, type Key, keyAt } from './columns.rules.ts'
import { hasPlace, type Mask, placesOf } from './mask.rules.ts'

/** The first column decides, ids on equal values; both in this direction. */
export type Order = { column: Column; way: 1 | -1 }

/**
 * The first `limit` places of a mask after a key (null: from the beginning). Few are compared with each other; of many the order
 * is walked and stepped over what the mask has not, which fills a page the sooner the more there are.
 */
export function placesInOrder(columns: Columns, mask: Mask, order: Order, after: Key | null, limit: number): number[] {
  const isMany = mask.count ** 2 > limit * columns.length
  return (isMany ? walked : compared)(columns, mask, order, after, limit)
}

export function compared(columns: Columns, mask: Mask, { column, way }: Order, after: Key | null, limit: number): number[] {
  const first: number[] = []
  const { [column]: values } = columns.values
  let last = Infinity
  for (const place of placesOf(mask)) {
    // Most are seen to come later by their value alone.
    if ((values[place] as number) * way > last || (after && compareAt(columns, column, place, after) * way <= 0)) continue
    const key = keyAt(columns, column, place)
    let at = first.length
    while (at > 0 && compareAt(columns, column, first[at - 1] as number, key) * way > 0) at -= 1
    if (at >= limit) continue
    first.splice(at, 0, place)
    if (first.length > limit) first.pop()
    if (first.length === limit) last = (values[first[limit - 1] as number] as number) * way
  }
  return first
}

export function walked(columns: Columns, mask: Mask, { column, way }: Order, after: Key | null, limit: number): number[] {
  const places = inOrder(columns, column)
  const found: number[] = []
  const start = after ? firstBeyond(columns, column, places, after, way) : way === 1 ? 0 : places.length - 1
  for (let at = start; at >= 0 && at < places.length && found.length < limit; at += way) {
    const place = places[at] as number
    if (hasPlace(mask, place)) found.push(place)
  }
  return found
}

/** Where a walk goes on that came as far as the key. */
function firstBeyond(columns: Columns, column: Column, places: Int32Array, key: Key, way: 1 | -1): number {
  const compare = (place: number) => compareAt(columns, column, place, key)
  return way === 1 ? lowest(places, (place) => compare(place) > 0) : lowest(places, (place) => compare(place) >= 0) - 1
}

/** The first index at which it holds; it does not before and does from there on. */
function lowest(places: Int32Array, holds: (place: number) => boolean): number {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(places[middle] as number)) high = middle
    else low = middle + 1
  }
  return low
}

/** Places of which a column says something from one value to another, both included. */
export function placesBetween(columns: Columns, column: Column, from: number, to: number): Int32Array {
  const places = inOrder(columns, column)
  const { [column]: values } = columns.values
  return places.subarray(
    lowest(places, (place) => (values[place] as number) >= from),
    lowest(places, (place) => (values[place] as number) > to),
  )
}
