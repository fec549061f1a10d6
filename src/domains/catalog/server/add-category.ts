import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { insertCategory } from './product-writes.sql.ts'

/** Adds a platform category unless one of that name is there. */
export async function addCategory(tx: Tx, category: { slug: string; name: string; position: number }): Promise<void> {
  await insertCategory(tx.db, { id: newId('cat'), ...category })
}
