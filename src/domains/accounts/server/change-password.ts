import { securityChanged } from '#events/accounts.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { endSessions } from './end-sessions.ts'
import { rejectGuessable } from './register.ts'
import { deleteTokens } from './tokens.sql.ts'
import { findAccount, setPassword } from './users.sql.ts'

/** Changes the password, ends all other sessions and invalidates all mailed links. */
export async function changePassword(ctx: MemberContext, { newPassword }: { newPassword: string }): Promise<void> {
  const { id, sessionId } = ctx.viewer
  const account = await findAccount(ctx.services.db, id)
  rejectGuessable('newPassword', newPassword, account ? [account.username, account.email] : [])
  const passwordHash = await ctx.services.passwords.hash(newPassword)
  await transact(ctx, async (tx) => {
    await setPassword(tx.db, id, passwordHash, tx.now)
    await endSessions(tx, id, sessionId)
    await deleteTokens(tx.db, id)
    publish(tx, securityChanged({ userId: id, what: 'password' }))
  })
}
