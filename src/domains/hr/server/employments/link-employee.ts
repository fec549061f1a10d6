import { toEmailKey } from '#domains/accounts/server/index.ts'
import { employeeInvited } from '#events/hr.ts'
import { Failure } from '#platform/server/failure.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { loadEmployeeView } from '../employees.ts'
import { findUserOf } from './employments.sql.ts'
import { employmentToken } from './invitation-link.ts'
import { saveInvitation } from './invitations.sql.ts'

/** Mails to people who may have no account. */
const PER_ADDRESS: RateLimit = { name: 'hr.links-to-address', points: 5, seconds: 24 * 3600 }
const PER_WORKSPACE: RateLimit = { name: 'hr.links', points: 200, seconds: 24 * 3600 }
const VALID_MS = 14 * 24 * 3600_000

/** Nothing says whether the address has an account. Fails with NOT_FOUND, LINKED_ALREADY and RATE_LIMITED. */
export async function linkEmployee(ctx: WorkspaceContext, employeeId: string): Promise<Record<string, never>> {
  const { services, membership, userId, idempotency } = ctx
  const { workspaceId } = membership
  const { email } = await loadEmployeeView(services.db, workspaceId, employeeId)
  const once = idempotency?.key ?? null
  await services.limits.consume(PER_WORKSPACE, workspaceId, once)
  if (email !== '') await services.limits.consume(PER_ADDRESS, toEmailKey(email), once)
  return transact(ctx, async (tx) => {
    if ((await findUserOf(tx.db, workspaceId, employeeId))?.userId !== null) throw new Failure('LINKED_ALREADY')
    const id = newId('emi')
    await saveInvitation(tx.db, {
      workspaceId,
      employeeId,
      id,
      tokenHash: hashToken(employmentToken(tx.services, id)),
      email,
      invitedBy: userId,
      createdAt: tx.now,
      expiresAt: new Date(tx.now.getTime() + VALID_MS),
    })
    publish(tx, employeeInvited({ employeeId, workspaceId, invitationId: id }))
    return {}
  })
}
