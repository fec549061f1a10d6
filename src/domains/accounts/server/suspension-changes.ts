import { recordAudit } from '#platform/server/audit.ts'
import { notFound } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import { type AccountRow, findAccountRow } from './account-rows.sql.ts'
import { lockAdministrators } from './administrators.sql.ts'
import { lockAccount } from './users.sql.ts'

export async function lockTarget(tx: Tx, id: string): Promise<AccountRow> {
  await lockAdministrators(tx.db)
  await lockAccount(tx.db, id)
  const row = await findAccountRow(tx.db, id, tx.now)
  if (!row) throw notFound()
  return row
}

type Suspension = { suspensionId: string; until: string | null }

/** The audit log does not contain the reason, because reasons may contain names. */
export async function auditSuspension(
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
