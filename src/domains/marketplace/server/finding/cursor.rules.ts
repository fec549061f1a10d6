/** Where a page ended: what the order says of its last listing, and which it was. */
import { Failure } from '#platform/server/failure.ts'
import { decodeCursor, encodeCursor } from '#platform/shared/cursor.ts'
import { type Columns, type Key, keyOf, productIdAt } from './columns.rules.ts'
import type { Order } from './places.rules.ts'

export const SORTS = ['relevance', 'newest', 'priceAscending', 'priceDescending', 'rating'] as const
export type Sort = (typeof SORTS)[number]

/** The best are those with most points, of these the newest first. */
export const ORDERS: Record<Sort, Order> = {
  relevance: { column: 'published', way: -1 },
  newest: { column: 'published', way: -1 },
  priceAscending: { column: 'price', way: 1 },
  priceDescending: { column: 'price', way: -1 },
  rating: { column: 'rating', way: -1 },
}

/** `points` is zero in every order but relevance. */
export type Position = { points: number; key: Key }

/** Throws INVALID_INPUT for a cursor of another sort. */
export function positionOf(sort: Sort, cursor: string): Position {
  const [points, value, productId] = decodeCursor(sort, 3, cursor) ?? []
  const key = typeof value === 'number' && typeof productId === 'string' ? keyOf(value, productId) : null
  if (key === null || typeof points !== 'number') {
    throw new Failure('INVALID_INPUT', { fields: [{ path: 'cursor', rule: 'cursor', params: {} }] })
  }
  return { points, key }
}

export function cursorAt(sort: Sort, columns: Columns, { place, points }: { place: number; points: number }): string {
  const value = columns.values[ORDERS[sort].column][place] as number
  return encodeCursor(sort, [points, value, productIdAt(columns, place)])
}
