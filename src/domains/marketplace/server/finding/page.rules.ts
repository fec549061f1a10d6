/** A page of what was found. */
import { type Columns, productIdAt } from './columns.rules.ts'
import { cursorAt, ORDERS, positionOf, type Sort } from './cursor.rules.ts'
import type { Mask } from './mask.rules.ts'
import { placesInOrder } from './places.rules.ts'

export type PageAsked = { sort: Sort; cursor: string | undefined; limit: number }
export type Page = { productIds: string[]; nextCursor: string | null }

/** `parts`: by points; those with most come first. Throws INVALID_INPUT for a cursor of another sort. */
export function pageOf(columns: Columns, parts: readonly Mask[], { sort, cursor, limit }: PageAsked): Page {
  const after = cursor === undefined ? null : positionOf(sort, cursor)
  const shown: { place: number; points: number }[] = []
  for (const [points, part] of [...parts.entries()].reverse()) {
    if (after && points > after.points) continue
    const key = after?.points === points ? after.key : null
    const places = placesInOrder(columns, part, ORDERS[sort], key, limit + 1 - shown.length)
    shown.push(...places.map((place) => ({ place, points })))
  }
  const items = shown.slice(0, limit)
  const last = items.at(-1)
  return {
    productIds: items.map(({ place }) => productIdAt(columns, place)),
    nextCursor: shown.length > limit && last ? cursorAt(sort, columns, last) : null,
  }
}
