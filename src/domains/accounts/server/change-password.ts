import { securityChanged } from '#facts/accounts.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, transact } from '#platform/server/transact.ts'
import { refuseGuessable } from './register.ts'
import { deleteSessionsOf } from './sessions.sql.ts'
import { memberIn } from './sessions.ts'
import { deleteTokensOf } from './tokens.sql.ts'
import { accountById, setPassword } from './users.sql.ts'

/** Ends every session but this one, and every link that was mailed for the old password. */
export async function changePassword(call: Call, { newPassword }: { newPassword: string }): Promise<void> {
  const { id, sessionId } = memberIn(call)
  const account = await accountById(call.kernel.db, id)
  refuseGuessable('newPassword', newPassword, account ? [account.username, account.email] : [])
  const passwordHash = await call.kernel.passwords.hash(newPassword)
  await transact(call, async (tx) => {
    await setPassword(tx.db, id, passwordHash, tx.now)
    await deleteSessionsOf(tx.db, id, sessionId)
    await deleteTokensOf(tx.db, id)
    announce(tx, securityChanged({ userId: id, what: 'password' }))
  })
}
