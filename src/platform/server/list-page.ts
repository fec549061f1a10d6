/** Lists: conditions, text search, one page by keyset, and the number of matching rows. */
import { type RawBuilder, sql } from 'kysely'
import type { CursorValue } from '#platform/shared/cursor.ts'
import type { MomentRange } from '#platform/shared/listing.ts'
import type { Db } from './db.ts'
import { afterCursor, type Keyset, orderBy, toPage } from './keyset.ts'
import { MAX_EXACT_COUNT, type Total, toTotal } from './total.ts'

/** A keyset with the values of a row that its cursor stores. */
export type Sorting<R> = Keyset & { keyOf(row: R): [CursorValue, string] }

/** A sort in both directions: `name`, and `-name` descending. */
export function bothDirections<R, Name extends string>(
  name: Name,
  sort: Omit<Sorting<R>, 'name' | 'direction'>,
): Record<Name | `-${Name}`, Sorting<R>> {
  const sorts = { [name]: { ...sort, name, direction: 'asc' }, [`-${name}`]: { ...sort, name: `-${name}`, direction: 'desc' } }
  return sorts as Record<Name | `-${Name}`, Sorting<R>>
}

/** A condition that does not apply is null. */
export type Conditions = readonly (RawBuilder<unknown> | null)[]

export type Paging = { cursor?: string | undefined; limit: number }
export type Page<R> = { items: R[]; nextCursor: string | null }

export type PageQuery<R> = Paging & {
  where: Conditions
  sort: Sorting<R>
  /** Returns the whole select. `page` is `where … order by … limit …`, in the place where the rows of the page are chosen. */
  select(page: RawBuilder<unknown>): RawBuilder<R>
}

/** The tables and joins that the conditions name. `count`: where the number of matching rows is kept. */
export type ListQuery<R> = PageQuery<R> & { countFrom: RawBuilder<unknown>; count?: () => Promise<Total> }

/** Loads one page and the number of all matching rows, exact up to `MAX_EXACT_COUNT`: two statements. */
export async function listPage<R>(db: Db, { countFrom, count, ...query }: ListQuery<R>): Promise<Page<R> & { total: Total }> {
  const [page, total] = await Promise.all([loadPage(db, query), count ? count() : countMatching(db, countFrom, query.where)])
  return { ...page, total }
}

/**
 * A limit that is a parameter makes PostgreSQL plan the statement again for every call. In the text it costs nothing, if few sizes occur:
 * each text is prepared once per connection.
 */
const SIZES = [6, 12, 25, 50, 100]
/** One row more than fits the page says that another page follows. */
const atLeast = (limit: number) => sql.lit((SIZES.find((size) => size >= limit) ?? limit) + 1)

/** Loads one page without a count: one statement. Fails with INVALID_INPUT for a cursor of another sort. */
export async function loadPage<R>(db: Db, { where, sort, cursor, limit, select }: PageQuery<R>): Promise<Page<R>> {
  const chosen = sql`where ${all([...where, afterCursor(sort, cursor)])} ${orderBy(sort)} limit ${atLeast(limit)}`
  const { rows } = await select(chosen).execute(db)
  return toPage(rows, limit, sort, sort.keyOf)
}

export async function countMatching(db: Db, from: RawBuilder<unknown>, where: Conditions): Promise<Total> {
  const { rows } = await sql<{ count: number }>`select count(*) from ${matchingRows(from, where)} matching`.execute(db)
  return toTotal(rows[0]?.count ?? 0)
}

/** A subquery of all matching rows that stops at the counting limit, to add up `columns` of them. */
export function matchingRows(from: RawBuilder<unknown>, where: Conditions, columns: RawBuilder<unknown> = sql``): RawBuilder<unknown> {
  return sql`(select ${columns} from ${from} where ${all(where)} limit ${MAX_EXACT_COUNT + 1})`
}

/** Joins conditions with `and`. */
export function all(conditions: Conditions): RawBuilder<unknown> {
  const applying = conditions.filter((condition) => condition !== null)
  return applying.length === 0 ? sql`true` : sql.join(applying, sql` and `)
}

/** A LIKE pattern that finds the typed text anywhere, with its wildcards escaped. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** The conditions of a range: from a moment (inclusive) to another (exclusive). */
export function during(column: RawBuilder<unknown>, range: MomentRange | undefined): Conditions {
  return [
    range?.from ? sql`${column} >= ${range.from}::timestamptz` : null,
    range?.before ? sql`${column} < ${range.before}::timestamptz` : null,
  ]
}
