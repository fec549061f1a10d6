/** Queries for the ledger. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { during, loadPage, type Page, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { MomentRange } from '#platform/shared/listing.ts'
import type { MoveRow } from '../moves.sql.ts'

export type ListedMove = MoveRow & { fromName: string | null; toName: string | null; lot: string | null }

export type MoveFilter = {
  workspaceId: string
  variantId?: string | undefined
  warehouseId?: string | undefined
  lotId?: string | undefined
  kind?: string | undefined
  during?: MomentRange | undefined
}

const LATEST: Sorting<ListedMove> = {
  name: 'latest moves',
  by: sql`m.moved_at`,
  cast: 'timestamptz',
  id: sql`m.id`,
  direction: 'desc',
  keyOf: ({ movedAt, id }) => [movedAt.toISOString(), id],
}

/** Newest first. */
export async function listMoves(
  db: Db,
  { workspaceId, variantId, warehouseId, lotId, kind, during: range }: MoveFilter,
  paging: Paging,
): Promise<Page<ListedMove>> {
  return loadPage<ListedMove>(db, {
    ...paging,
    sort: LATEST,
    where: [
      sql`m.workspace_id = ${workspaceId}`,
      variantId ? sql`m.variant_id = ${variantId}` : null,
      lotId ? sql`m.lot_id = ${lotId}` : null,
      kind ? sql`m.kind = ${kind}` : null,
      ...during(sql`m.moved_at`, range),
    ],
    select: (page) => sql`
      select m.*, f.name as from_name, t.name as to_name, l.number as lot
      from ${warehouseId ? movesOf(warehouseId, page) : sql`(select m.* from inventory.moves m ${page})`} m
      left join inventory.warehouses f on f.id = m.from_place left join inventory.warehouses t on t.id = m.to_place
      left join inventory.lots l on l.id = m.lot_id order by m.moved_at desc, m.id desc`,
  })
}

/** The page of each direction by its own index, then the page of both. */
function movesOf(warehouseId: string, page: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select m.* from (
      (select m.* from (select * from inventory.moves where from_place = ${warehouseId}) m ${page})
      union all
      (select m.* from (select * from inventory.moves where to_place = ${warehouseId}) m ${page})
    ) m ${page})`
}
