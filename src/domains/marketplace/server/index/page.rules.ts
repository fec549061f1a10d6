/** Picks one page of the matching listings. */
import { type Columns, productIdAt } from './columns.rules.ts'
import { formatCursor, formatPlace, ORDERS, parsePlace, parsePosition, type Sort } from './cursor.rules.ts'
import { firstDocs } from './first-docs.rules.ts'
import { hasDoc, type Mask } from './mask.rules.ts'

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

/** The matches among `listed` in their order. Throws INVALID_INPUT for a cursor of a sort. */
export function pickInOrder(
  matches: Mask,
  listed: readonly { productId: string; place: number }[],
  { cursor, limit }: Omit<PageQuery, 'sort'>,
): Page {
  const matching = listed.map(({ productId }, at) => ({ productId, at })).filter((_, at) => hasDoc(matches, listed[at]?.place ?? -1))
  const after = cursor === undefined ? -1 : parsePlace(cursor)
  const shown = matching.filter(({ at }) => at > after).slice(0, limit + 1)
  const items = shown.slice(0, limit)
  const last = items.at(-1)
  return { productIds: items.map(({ productId }) => productId), nextCursor: shown.length > limit && last ? formatPlace(last.at) : null }
}
