/** Statements about the kept sums of warehouses and days. Triggers add rows to them with every change of stock; the rows of a key add up. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type WarehouseSums = { warehouseId: string; variants: number; units: number; low: number; valueMinor: number }

/** What is in each warehouse; one that never had anything is missing. */
export async function loadWarehouseSums(db: Db, workspaceId: string): Promise<Map<string, WarehouseSums>> {
  const { rows } = await sql<WarehouseSums>`
    select warehouse_id, sum(variants)::bigint as variants, sum(units)::bigint as units, sum(low)::bigint as low, sum(value_minor)::bigint as value_minor
    from inventory.warehouse_sums where workspace_id = ${workspaceId} group by warehouse_id`.execute(db)
  return new Map(rows.map((row) => [row.warehouseId, row]))
}

/** How many rows there are in one warehouse or all, and how many of them are low. */
export async function countRows(db: Db, workspaceId: string, warehouseId: string | undefined): Promise<{ variants: number; low: number }> {
  const { rows } = await sql<{ variants: number; low: number }>`
    select coalesce(sum(variants), 0)::bigint as variants, coalesce(sum(low), 0)::bigint as low from inventory.warehouse_sums
    where workspace_id = ${workspaceId} ${warehouseId ? sql`and warehouse_id = ${warehouseId}` : sql``}`.execute(db)
  return rows[0] ?? { variants: 0, low: 0 }
}

export type DaySums = { day: string; units: number; valueMinor: number; transitMinor: number }

/**
 * What came less what left on each day up to `last`, in UTC, oldest first; a day without moves is missing. The first row has also all that
 * was before `first`. `transitMinor` is the part on its way between warehouses.
 */
export async function loadDaySums(db: Db, workspaceId: string, { first, last }: { first: string; last: string }): Promise<DaySums[]> {
  const { rows } = await sql<DaySums>`
    select to_char(greatest(day, ${first}::date), 'YYYY-MM-DD') as day, sum(units)::bigint as units, sum(value_minor)::bigint as value_minor,
      sum(transit_minor)::bigint as transit_minor
    from inventory.day_sums where workspace_id = ${workspaceId} and day <= ${last}::date group by 1 order by 1`.execute(db)
  return rows
}

/** Folds the rows of up to `keys` warehouses into one each. Returns how many rows became one; two at a time lose nothing. */
export async function foldWarehouseSums(db: Db, keys: number): Promise<number> {
  const { rows } = await sql`
    with due as (select distinct workspace_id, warehouse_id from inventory.warehouse_sums where not folded limit ${keys}),
    gone as (
      delete from inventory.warehouse_sums s using due where s.workspace_id = due.workspace_id and s.warehouse_id = due.warehouse_id returning s.*
    )
    insert into inventory.warehouse_sums (workspace_id, warehouse_id, variants, units, low, value_minor, folded)
    select workspace_id, warehouse_id, sum(variants), sum(units), sum(low), sum(value_minor), true from gone group by 1, 2 returning 1`.execute(
    db,
  )
  return rows.length
}

/** The same for up to `keys` days. */
export async function foldDaySums(db: Db, keys: number): Promise<number> {
  const { rows } = await sql`
    with due as (select distinct workspace_id, day from inventory.day_sums where not folded limit ${keys}),
    gone as (
      delete from inventory.day_sums s using due where s.workspace_id = due.workspace_id and s.day = due.day returning s.*
    )
    insert into inventory.day_sums (workspace_id, day, units, value_minor, transit_minor, folded)
    select workspace_id, day, sum(units), sum(value_minor), sum(transit_minor), true from gone group by 1, 2 returning 1`.execute(db)
  return rows.length
}
