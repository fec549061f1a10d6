import { loadOwnedWorkspaceIds } from '#domains/workspaces/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import { clearApplicationPayouts } from './applications.sql.ts'
import { freezePayouts } from './shop.sql.ts'

/**
 * Freezes the payout accounts of all businesses that the user owns until they confirm or replace them. Those of applications are removed,
 * because an approval would take them over.
 */
export async function freezePayoutsOfOwner(tx: Tx, userId: string): Promise<void> {
  const workspaceIds = await loadOwnedWorkspaceIds(tx.db, userId)
  await freezePayouts(tx.db, workspaceIds, tx.now)
  await clearApplicationPayouts(tx.db, workspaceIds)
}
