/** Keyset pagination: a page starts after the last row shown, never at an offset. */
import { type RawBuilder, sql } from 'kysely'
import { type CursorValue, decodeCursor, encodeCursor } from '#platform/shared/cursor.ts'
import { Failure } from './failure.ts'

/** A sort by two columns in one direction; the second is unique. The first may be any expression. */
export type Keyset = {
  name: string
  by: RawBuilder<unknown>
  cast: 'timestamptz' | 'bigint' | 'text' | 'date'
  id: RawBuilder<unknown>
  direction: 'asc' | 'desc'
}

export function orderBy({ by, id, direction }: Keyset): RawBuilder<unknown> {
  const way = sql.raw(direction)
  return sql`order by ${by} ${way}, ${id} ${way}`
}

/** Returns the condition that skips the rows already shown. Throws INVALID_INPUT for a cursor of another sort. */
export function afterCursor({ name, by, cast, id, direction }: Keyset, cursor: string | undefined): RawBuilder<unknown> | null {
  if (cursor === undefined) return null
  const values = decodeCursor(name, 2, cursor)
  if (!values || !isKeysetValue(cast, values[0]) || typeof values[1] !== 'string') {
    throw new Failure('INVALID_INPUT', { fields: [{ path: 'cursor', rule: 'cursor', params: {} }] })
  }
  const comparison = sql.raw(direction === 'asc' ? '>' : '<')
  return sql`(${by}, ${id}) ${comparison} (${values[0]}::${sql.raw(cast)}, ${values[1]}::text)`
}

/** Splits `limit + 1` rows into a page and the cursor of the next one. */
export function toPage<R>(
  rows: R[],
  limit: number,
  { name }: Keyset,
  keyOf: (row: R) => [CursorValue, string],
): { items: R[]; nextCursor: string | null } {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, nextCursor: rows.length > limit && last ? encodeCursor(name, keyOf(last)) : null }
}

function isKeysetValue(cast: Keyset['cast'], value: CursorValue | undefined): boolean {
  if (cast === 'bigint') return Number.isSafeInteger(value)
  return typeof value === 'string' && (cast === 'text' || !Number.isNaN(Date.parse(value)))
}
