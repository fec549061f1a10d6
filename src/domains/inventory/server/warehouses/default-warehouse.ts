import { notFound } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { findDefaultWarehouse, insertDefaultWarehouse, keepWarehouses } from './warehouses.sql.ts'

/** Name of the warehouse that Plaza makes. */
const MAIN_WAREHOUSE = 'Main'

/** The warehouse of everything that names none. It is made on first use. */
export async function defaultWarehouse(tx: Tx, workspaceId: string): Promise<string> {
  const known = await findDefaultWarehouse(tx.db, workspaceId)
  if (known) return known
  const id = newId('wh')
  if (await insertDefaultWarehouse(tx.db, { id, workspaceId, name: MAIN_WAREHOUSE, createdAt: tx.now }))
    await tx.services.search.add(tx, 'warehouse', [id])
  return (await findDefaultWarehouse(tx.db, workspaceId)) ?? Promise.reject(new Error(`workspace ${workspaceId} has no default warehouse`))
}

/** Keeps these warehouses of the workspace from being removed until the transaction ends. Fails with NOT_FOUND. */
export async function requireWarehouses(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<void> {
  const kept = await keepWarehouses(tx.db, workspaceId, [...new Set(ids)])
  if (ids.some((id) => !kept.has(id))) throw notFound()
}
