/** What the one search reads of warehouses and transfers. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type FindableWarehouse = { id: string; workspaceId: string; name: string; location: string; createdAt: Date }

/** Without removed ones. */
export async function loadFindableWarehouses(db: Db, ids: readonly string[]): Promise<FindableWarehouse[]> {
  const { rows } = await sql<FindableWarehouse>`
    select id, workspace_id, name, location, created_at from inventory.warehouses where id = any(${ids}) and removed_at is null`.execute(db)
  return rows
}

export type FindableTransfer = { id: string; workspaceId: string; note: string; words: string; createdAt: Date }

export async function loadFindableTransfers(db: Db, ids: readonly string[]): Promise<FindableTransfer[]> {
  const { rows } = await sql<FindableTransfer>`
    select t.id, t.workspace_id, t.created_at, t.note, concat_ws(' ', t.note,
      (select string_agg(sku, ' ' order by position) from inventory.transfer_lines where transfer_id = t.id)) as words
    from inventory.transfers t where t.id = any(${ids})`.execute(db)
  return rows
}

export async function loadWarehouseIds(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from inventory.warehouses where id > ${after} and removed_at is null order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function loadTransferIds(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from inventory.transfers where id > ${after} order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
