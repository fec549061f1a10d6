import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { insertWorkspace } from './workspaces.sql.ts'

/** Founds a business. Answers its id. */
export async function createWorkspace(tx: Tx, { name }: { name: string }): Promise<string> {
  const id = newId('ws')
  await insertWorkspace(tx.db, { id, name, createdAt: tx.now })
  return id
}
