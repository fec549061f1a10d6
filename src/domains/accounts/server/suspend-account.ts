import { suspended, suspensionLifted } from '#facts/accounts.ts'
import { record } from '#platform/server/audit.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { AccountView } from '../contract.ts'
import { accountView } from './account-view.ts'
import { type AccountRow, accountRow } from './administration.sql.ts'
import { isLastAdministrator, lockAdministrators } from './administrators.sql.ts'
import { deleteSessionsOf } from './sessions.sql.ts'
import { memberIn } from './sessions.ts'
import { insertSuspension, liftSuspensions } from './suspensions.sql.ts'
import { lockAccount } from './users.sql.ts'

export type Suspending = { id: string; reason: string; until?: string | undefined }

/**
 * Keeps somebody out until `until`, or until it is lifted, and ends their sessions. In place of a suspension that is in force;
 * the same one again changes nothing. Fails with NOT_ONESELF and LAST_ADMINISTRATOR.
 */
export async function suspendAccount(call: Call, { id, reason, until }: Suspending): Promise<AccountView> {
  const { id: actor } = memberIn(call)
  const end = until === undefined ? null : new Date(until)
  return transact(call, async (tx) => {
    const before = await lockTarget(tx, id)
    if (id === actor) throw new Failure('NOT_ONESELF')
    if (end && end <= tx.now) throw new Failure('INVALID_INPUT', { fields: [{ path: 'until', rule: 'past', params: {} }] })
    if (await isLastAdministrator(tx.db, id, tx.now)) throw new Failure('LAST_ADMINISTRATOR')
    if (before.reason === reason && before.until?.getTime() === end?.getTime()) return accountView(before)

    await liftSuspensions(tx.db, id, actor, tx.now)
    const suspensionId = newId('sus')
    await insertSuspension(tx.db, { id: suspensionId, userId: id, reason, since: tx.now, until: end, suspendedBy: actor })
    await deleteSessionsOf(tx.db, id)
    announce(tx, suspended({ userId: id, suspensionId }))
    await recordAct(tx, call, 'accounts.suspended', before, { suspensionId, until: end?.toISOString() ?? null })
    return accountView({ ...before, suspensionId, reason, since: tx.now, until: end })
  })
}

/** Nothing happens to somebody who is not suspended. */
export async function liftSuspension(call: Call, { id }: { id: string }): Promise<AccountView> {
  const { id: actor } = memberIn(call)
  return transact(call, async (tx) => {
    const before = await lockTarget(tx, id)
    if (await liftSuspensions(tx.db, id, actor, tx.now)) {
      announce(tx, suspensionLifted({ userId: id }))
      await recordAct(tx, call, 'accounts.suspensionLifted', before, null)
    }
    return accountView({ ...before, suspensionId: null, reason: null, since: null, until: null })
  })
}

async function lockTarget(tx: Tx, id: string): Promise<AccountRow> {
  await lockAdministrators(tx.db)
  await lockAccount(tx.db, id)
  const row = await accountRow(tx.db, id, tx.now)
  if (!row) throw notFound()
  return row
}

type Suspension = { suspensionId: string; until: string | null }

/** The reason stays with the suspension: people write names into it. */
async function recordAct(
  tx: Tx,
  call: Call,
  action: 'accounts.suspended' | 'accounts.suspensionLifted',
  { id, suspensionId, until }: AccountRow,
  after: Suspension | null,
): Promise<void> {
  const before = suspensionId === null ? null : { suspensionId, until: until?.toISOString() ?? null }
  const details = { before: { suspension: before }, after: { suspension: after } }
  await record(tx, { actor: memberIn(call).id, action, subject: { type: 'user', id }, client: call.client, details })
}
