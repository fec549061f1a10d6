import { suspended } from '#events/accounts.ts'
import { Failure } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { AccountView } from '../contract.ts'
import { toAccountView } from './account-view.ts'
import { isLastAdministrator } from './administrators.sql.ts'
import { endSessions } from './end-sessions.ts'
import { auditSuspension, lockTarget } from './suspension-changes.ts'
import { insertSuspension, liftSuspensions } from './suspensions.sql.ts'

export type SuspensionInput = { id: string; reason: string; until?: string | undefined }
/** `stated`: the caller sends the person the statement of reasons. */
export type NewSuspension = { id: string; reason: string; end: Date | null; stated?: true }

/**
 * Suspends an account until `until`, or until it is lifted, and ends its sessions. Replaces an active suspension; an identical one changes
 * nothing. Fails with NOT_ONESELF and LAST_ADMINISTRATOR.
 */
export async function suspendAccount(ctx: AdminContext, { id, reason, until }: SuspensionInput): Promise<AccountView> {
  return transact(ctx, (tx) => suspendUser(tx, ctx, { id, reason, end: until === undefined ? null : new Date(until) }))
}

/** The same in the caller's transaction. */
export async function suspendUser(tx: Tx, ctx: AdminContext, { id, reason, end, stated }: NewSuspension): Promise<AccountView> {
  const { id: actor } = ctx.viewer
  const before = await lockTarget(tx, id)
  if (id === actor) throw new Failure('NOT_ONESELF')
  if (end && end <= tx.now) throw new Failure('INVALID_INPUT', { fields: [{ path: 'until', rule: 'past', params: {} }] })
  if (await isLastAdministrator(tx.db, id, tx.now)) throw new Failure('LAST_ADMINISTRATOR')
  if (before.reason === reason && before.until?.getTime() === end?.getTime()) return toAccountView(before)

  await liftSuspensions(tx.db, id, actor, tx.now)
  const suspensionId = newId('sus')
  await insertSuspension(tx.db, { id: suspensionId, userId: id, reason, since: tx.now, until: end, suspendedBy: actor })
  await endSessions(tx, id)
  await tx.services.search.refresh(tx, 'user', [id])
  publish(tx, suspended({ userId: id, suspensionId, ...(stated && { stated }) }))
  await auditSuspension(tx, ctx, 'accounts.suspended', before, { suspensionId, until: end?.toISOString() ?? null })
  return toAccountView({ ...before, suspensionId, reason, since: tx.now, until: end })
}
