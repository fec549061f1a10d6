/** Statements about warehouses. A warehouse is locked before the stock in it. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const inventory = schemaOf<Tables>()

/** Keeps the warehouse from being removed until the transaction ends. False if it is missing, removed or another workspace's. */
export async function keepWarehouses(db: Db, workspaceId: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from inventory.warehouses where id = any(${ids}) and workspace_id = ${workspaceId} and removed_at is null
    order by id for share`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export async function findDefaultWarehouse(db: Db, workspaceId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from inventory.warehouses where workspace_id = ${workspaceId} and is_default`.execute(db)
  return rows[0]?.id ?? null
}

/** Inserts the first warehouse as the default, unless another transaction inserts it first. */
export async function insertDefaultWarehouse(
  db: Db,
  warehouse: { id: string; workspaceId: string; name: string; createdAt: Date },
): Promise<void> {
  await inventory(db)
    .insertInto('inventory.warehouses')
    .values({ ...warehouse, isDefault: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
