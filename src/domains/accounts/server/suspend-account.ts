import { suspended, suspensionLifted } from '#events/accounts.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { AccountView } from '../contract.ts'
import { type AccountRow, findAccountRow } from './account-rows.sql.ts'
import { toAccountView } from './account-view.ts'
import { isLastAdministrator, lockAdministrators } from './administrators.sql.ts'
import { deleteSessions } from './sessions.sql.ts'
import { insertSuspension, liftSuspensions } from './suspensions.sql.ts'
import { lockAccount } from './users.sql.ts'

export type SuspensionInput = { id: string; reason: string; until?: string | undefined }

/**
 * Suspends an account until `until`, or until it is lifted, and ends its sessions. Replaces an active suspension; an identical one changes
 * nothing. Fails with NOT_ONESELF and LAST_ADMINISTRATOR.
 */
export async function suspendAccount(ctx: AdminContext, { id, reason, until }: SuspensionInput): Promise<AccountView> {
  const { id: actor } = ctx.viewer
  const end = until === undefined ? null : new Date(until)
  return transact(ctx, async (tx) => {
    const before = await lockTarget(tx, id)
    if (id === actor) throw new Failure('NOT_ONESELF')
    if (end && end <= tx.now) throw new Failure('INVALID_INPUT', { fields: [{ path: 'until', rule: 'past', params: {} }] })
    if (await isLastAdministrator(tx.db, id, tx.now)) throw new Failure('LAST_ADMINISTRATOR')
    if (before.reason === reason && before.until?.getTime() === end?.getTime()) return toAccountView(before)

    await liftSuspensions(tx.db, id, actor, tx.now)
    const suspensionId = newId('sus')
    await insertSuspension(tx.db, { id: suspensionId, userId: id, reason, since: tx.now, until: end, suspendedBy: actor })
    await deleteSessions(tx.db, id)
    publish(tx, suspended({ userId: id, suspensionId }))
    await auditSuspension(tx, ctx, 'accounts.suspended', before, { suspensionId, until: end?.toISOString() ?? null })
    return toAccountView({ ...before, suspensionId, reason, since: tx.now, until: end })
  })
}

/** Lifts a suspension. Does nothing when the account is not suspended. */
export async function liftSuspension(ctx: AdminContext, { id }: { id: string }): Promise<AccountView> {
  const { id: actor } = ctx.viewer
  return transact(ctx, async (tx) => {
    const before = await lockTarget(tx, id)
    if (await liftSuspensions(tx.db, id, actor, tx.now)) {
      publish(tx, suspensionLifted({ userId: id }))
      await auditSuspension(tx, ctx, 'accounts.suspensionLifted', before, null)
    }
    return toAccountView({ ...before, suspensionId: null, reason: null, since: null, until: null })
  })
}

async function lockTarget(tx: Tx, id: string): Promise<AccountRow> {
  await lockAdministrators(tx.db)
  await lockAccount(tx.db, id)
  const row = await findAccountRow(tx.db, id, tx.now)
  if (!row) throw notFound()
  return row
}

type Suspension = { suspensionId: string; until: string | null }

/** The audit log does not contain the reason, because reasons may contain names. */
async function auditSuspension(
  tx: Tx,
  ctx: AdminContext,
  action: 'accounts.suspended' | 'accounts.suspensionLifted',
  { id, suspensionId, until }: AccountRow,
  after: Suspension | null,
): Promise<void> {
  const before = suspensionId === null ? null : { suspensionId, until: until?.toISOString() ?? null }
  const details = { before: { suspension: before }, after: { suspension: after } }
  await recordAudit(tx, { actor: ctx.userId, action, resource: { type: 'user', id }, client: ctx.client, details })
}
