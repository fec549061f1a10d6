/** Picks one page of the matching listings. */
import { type Columns, productIdAt } from './columns.rules.ts'
import { formatCursor, ORDERS, parsePosition, type Sort } from './cursor.rules.ts'
import { firstDocs } from './first-docs.rules.ts'
import type { Mask } from './mask.rules.ts'

export type PageQuery = { sort: Sort; cursor: string | undefined; limit: number }
export type Page = { productIds: string[]; nextCursor: string | null }

/** `parts` are the matches grouped by points, ascending. Throws INVALID_INPUT for a cursor of another sort. */
export function pickPage(columns: Columns, parts: readonly Mask[], { sort, cursor, limit }: PageQuery): Page {
  const after = cursor === undefined ? null : parsePosition(sort, cursor)
  const shown: { place: number; points: number }[] = []
  for (const [points, part] of [...parts.entries()].reverse()) {
    if (after && points > after.points) continue
    const key = after?.points === points ? after.key : null
    const places = firstDocs(columns, part, ORDERS[sort], key, limit + 1 - shown.length)
    shown.push(...places.map((place) => ({ place, points })))
  }
  const items = shown.slice(0, limit)
  const last = items.at(-1)
  return {
    productIds: items.map(({ place }) => productIdAt(columns, place)),
    nextCursor: shown.length > limit && last ? formatCursor(sort, columns, last) : null,
  }
}
