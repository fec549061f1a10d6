import { isLastAdministrator } from '#domains/accounts/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import { findMembership } from './workspaces.sql.ts'

/**
 * Nobody judges their own business: fails with `code` for an administrator who belongs to the workspace. The only administrator may decide,
 * because otherwise nobody could.
 */
export async function requireOutsider(tx: Tx, userId: string, workspaceId: string, code: string): Promise<void> {
  if (!(await findMembership(tx.db, userId, workspaceId))) return
  if (!(await isLastAdministrator(tx.db, userId, tx.now))) throw new Failure(code)
}
