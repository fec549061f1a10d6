/** The demo data: a limit above which a second person approves. */
import type { Tx } from '#platform/server/transact.ts'
import { saveLimit } from './limits.sql.ts'

export async function seedLimit(tx: Tx, limit: { workspaceId: string; kind: string; overMinor: number }): Promise<void> {
  await saveLimit(tx.db, limit.workspaceId, { ...limit, version: 0 })
}
