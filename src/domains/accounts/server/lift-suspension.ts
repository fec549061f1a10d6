import { suspensionLifted } from '#events/accounts.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import type { AccountView } from '../contract.ts'
import { toAccountView } from './account-view.ts'
import { auditSuspension, lockTarget } from './suspension-changes.ts'
import { liftSuspensions } from './suspensions.sql.ts'

/** Lifts a suspension. Does nothing when the account is not suspended. */
export async function liftSuspension(ctx: AdminContext, { id }: { id: string }): Promise<AccountView> {
  return transact(ctx, (tx) => liftSuspensionOf(tx, ctx, id))
}

/** The same in the caller's transaction. */
export async function liftSuspensionOf(tx: Tx, ctx: AdminContext, id: string): Promise<AccountView> {
  const before = await lockTarget(tx, id)
  if (await liftSuspensions(tx.db, id, ctx.userId, tx.now)) {
    await tx.services.search.refresh(tx, 'user', [id])
    publish(tx, suspensionLifted({ userId: id }))
    await auditSuspension(tx, ctx, 'accounts.suspensionLifted', before, null)
  }
  return toAccountView({ ...before, suspensionId: null, reason: null, since: null, until: null })
}
