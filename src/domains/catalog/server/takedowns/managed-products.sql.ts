/** Queries for the products of all workspaces, as administrators see them. Deleted products are left out. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { bothDirections, type Conditions, listPage, type Page, type Paging, type Sorting } from '#platform/server/list-page.ts'
import { toPrefixQuery } from '#platform/server/text-search.ts'
import type { Total } from '#platform/server/total.ts'
import type { ListedStatus, ManagedProductSort, Status } from '../../contract.ts'

export type ManagedProductFilter = {
  q?: string | undefined
  status?: ListedStatus | undefined
  answered?: boolean | undefined
  /** Only these products; undefined: all. */
  among?: readonly string[] | undefined
  /** Workspaces whose vendor matches `q`. */
  vendors?: readonly string[]
}

type Key = { id: string; sortName: string; updatedAt: Date }
const id = sql`p.id`

const ORDERS: Record<ManagedProductSort, Sorting<Key>> = {
  ...bothDirections('name', { id, by: sql`p.sort_name`, cast: 'text', keyOf: (row: Key) => [row.sortName, row.id] }),
  ...bothDirections('updated', {
    id,
    by: sql`p.updated_at`,
    cast: 'timestamptz',
    keyOf: (row: Key) => [row.updatedAt.toISOString(), row.id],
  }),
}

export async function listManagedProductKeys(
  db: Db,
  filter: ManagedProductFilter,
  sort: ManagedProductSort,
  paging: Paging,
): Promise<Page<Key> & { total: Total }> {
  return listPage<Key>(db, {
    ...paging,
    sort: ORDERS[sort],
    where: matching(filter),
    select: (page) => sql`select p.id, p.sort_name, p.updated_at from catalog.products p ${page}`,
    countFrom: sql`catalog.products p`,
  })
}

const HAS_OPEN_ANSWER = sql`exists (
  select from catalog.takedowns t join catalog.takedown_answers a on a.takedown_id = t.id and a.replied_at is null
  where t.product_id = p.id and t.put_back_at is null)`

function matching({ q, status, answered, among, vendors = [] }: ManagedProductFilter): Conditions {
  const words = q ? toPrefixQuery(q) : null
  const named = sql`p.id in (select product_id from catalog.product_texts where words @@ to_tsquery('simple', platform.searchable(${words})))`
  return [
    sql`p.deleted_at is null`,
    status === 'takenDown' ? sql`p.taken_down` : status ? sql`p.status = ${status} and not p.taken_down` : null,
    answered === undefined ? null : answered ? sql`p.taken_down and ${HAS_OPEN_ANSWER}` : sql`not ${HAS_OPEN_ANSWER}`,
    among ? sql`p.id = any(${among})` : null,
    q
      ? sql`(p.workspace_id = any(${vendors}) or p.id in (select product_id from catalog.variants where lower(sku) ^@ ${q.toLowerCase()})
          ${words === null ? sql`` : sql`or ${named}`})`
      : null,
  ]
}

export type ManagedProductRow = {
  id: string
  workspaceId: string
  status: Status
  takenDown: boolean
  answered: boolean
  updatedAt: Date
  skus: string[]
}

export async function loadManagedProductRows(db: Db, ids: readonly string[]): Promise<ManagedProductRow[]> {
  const { rows } = await sql<ManagedProductRow>`
    select p.id, p.workspace_id, p.status, p.taken_down, p.updated_at, p.taken_down and ${HAS_OPEN_ANSWER} as answered,
      array(select sku from catalog.variants v where v.product_id = p.id order by position) as skus
    from catalog.products p where p.id = any(${ids}) and p.deleted_at is null`.execute(db)
  return rows
}
