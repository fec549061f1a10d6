import { emailVerified, securityChanged } from '#events/accounts.ts'
import { Failure } from '#platform/server/failure.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import { deleteEmailChange, findEmailChange } from './email-changes.sql.ts'
import { endSessions } from './end-sessions.ts'
import { consumeToken } from './tokens.sql.ts'
import { isUniqueConflict } from './unique-conflict.ts'
import { setEmail } from './users.sql.ts'

/** Confirms the email change with the mailed token. Only the account that requested it can do so. Ends its other sessions. */
export async function confirmEmailChange(ctx: MemberContext, { token }: { token: string }): Promise<string> {
  const { id, sessionId } = ctx.viewer
  try {
    return await transact(ctx, (tx) => applyEmailChange(tx, id, sessionId, token))
  } catch (error) {
    throw isUniqueConflict(error, 'email') ? new Failure('EMAIL_IN_USE') : error
  }
}

async function applyEmailChange(tx: Tx, id: string, sessionId: string, token: string): Promise<string> {
  const taken = await consumeToken(tx.db, 'change_email', hashToken(token), tx.now)
  const change = await findEmailChange(tx.db, id)
  if (taken?.userId !== id || change?.emailKey !== taken.emailKey) throw new Failure('TOKEN_INVALID')
  if (!(await setEmail(tx.db, id, change.email, change.emailKey, taken.delivered ? 'mailed' : 'assumed'))) throw new Failure('EMAIL_IN_USE')
  await deleteEmailChange(tx.db, id)
  await endSessions(tx, id, sessionId)
  publish(tx, securityChanged({ userId: id, what: 'email' }))
  if (taken.delivered) publish(tx, emailVerified({ userId: id }))
  return change.email
}
