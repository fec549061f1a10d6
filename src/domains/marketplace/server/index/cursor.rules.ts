/** Cursors: the sort value and product id of a page's last listing. */
import { Failure } from '#platform/server/failure.ts'
import { decodeCursor, encodeCursor } from '#platform/shared/cursor.ts'
import { type Columns, productIdAt, type SortKey, toSortKey } from './columns.rules.ts'
import type { SortOrder } from './first-docs.rules.ts'

export const SORTS = ['relevance', 'newest', 'priceAscending', 'priceDescending', 'rating'] as const
export type Sort = (typeof SORTS)[number]

/** Relevance orders by points, then by newest. */
export const ORDERS: Record<Sort, SortOrder> = {
  relevance: { column: 'published', way: -1 },
  newest: { column: 'published', way: -1 },
  priceAscending: { column: 'price', way: 1 },
  priceDescending: { column: 'price', way: -1 },
  rating: { column: 'rating', way: -1 },
}

/** `points` is zero in every sort but relevance. */
export type Position = { points: number; key: SortKey }

/** Throws INVALID_INPUT for a cursor of another sort. */
export function parsePosition(sort: Sort, cursor: string): Position {
  const [points, value, productId] = decodeCursor(sort, 3, cursor) ?? []
  const key = typeof value === 'number' && typeof productId === 'string' ? toSortKey(value, productId) : null
  if (key === null || typeof points !== 'number') throw otherSort()
  return { points, key }
}

const otherSort = () => new Failure('INVALID_INPUT', { fields: [{ path: 'cursor', rule: 'cursor', params: {} }] })

/** A place in an order that a vendor chose. */
const CHOSEN = 'chosen'

export const formatPlace = (place: number) => encodeCursor(CHOSEN, [place])

/** Throws INVALID_INPUT for a cursor of a sort. */
export function parsePlace(cursor: string): number {
  const [place] = decodeCursor(CHOSEN, 1, cursor) ?? []
  if (typeof place !== 'number') throw otherSort()
  return place
}

export function formatCursor(sort: Sort, columns: Columns, { place, points }: { place: number; points: number }): string {
  const value = columns.values[ORDERS[sort].column][place] as number
  return encodeCursor(sort, [points, value, productIdAt(columns, place)])
}
