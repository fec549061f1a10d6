import { emailChangeRequested, emailVerified, securityChanged } from '#facts/accounts.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { hashOfToken } from '#platform/server/secret-tokens.ts'
import { announce, type Tx, transact } from '#platform/server/transact.ts'
import { deleteEmailChange, emailChangeOf, putEmailChange } from './email-changes.sql.ts'
import { VERIFICATION_MAIL_PER_DAY } from './limits.ts'
import { deleteSessionsOf } from './sessions.sql.ts'
import { memberIn } from './sessions.ts'
import { isTakenMeanwhile } from './taken-meanwhile.ts'
import { takeToken } from './tokens.sql.ts'
import { emailKey } from './username.rules.ts'
import { isEmailTaken, setEmail } from './users.sql.ts'

/** Asks to move to another address: a link goes there, a warning to the present one, and nothing changes until it is followed. */
export async function requestEmailChange(call: Call, { email }: { email: string }): Promise<void> {
  const { id } = memberIn(call)
  await call.kernel.limits.consume(VERIFICATION_MAIL_PER_DAY, id)
  const key = emailKey(email)
  if (await isEmailTaken(call.kernel.db, key)) throw new Failure('EMAIL_IN_USE')
  await transact(call, async (tx) => {
    await putEmailChange(tx.db, { userId: id, email, emailKey: key, requestedAt: tx.now })
    announce(tx, emailChangeRequested({ userId: id }))
  })
}

/** The link of the new address, followed by the account that asked for it (a token of somebody else is no token). Ends other sessions. */
export async function confirmEmailChange(call: Call, { token }: { token: string }): Promise<string> {
  const { id, sessionId } = memberIn(call)
  try {
    return await transact(call, (tx) => moveTo(tx, id, sessionId, token))
  } catch (error) {
    throw isTakenMeanwhile(error, 'email') ? new Failure('EMAIL_IN_USE') : error
  }
}

async function moveTo(tx: Tx, id: string, sessionId: string, token: string): Promise<string> {
  const taken = await takeToken(tx.db, 'change_email', hashOfToken(token), tx.now)
  const change = await emailChangeOf(tx.db, id)
  if (taken?.userId !== id || change?.emailKey !== taken.emailKey) throw new Failure('TOKEN_INVALID')
  if (!(await setEmail(tx.db, id, change.email, change.emailKey, taken.delivered ? 'mailed' : 'assumed'))) throw new Failure('EMAIL_IN_USE')
  await deleteEmailChange(tx.db, id)
  await deleteSessionsOf(tx.db, id, sessionId)
  announce(tx, securityChanged({ userId: id, what: 'email' }))
  if (taken.delivered) announce(tx, emailVerified({ userId: id }))
  return change.email
}
