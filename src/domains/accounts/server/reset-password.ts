import { recovered, securityChanged } from '#events/accounts.ts'
import { Failure } from '#platform/server/failure.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { deleteEmailChange } from './email-changes.sql.ts'
import { endSessions } from './end-sessions.ts'
import { TOKEN_PER_ADDRESS } from './limits.ts'
import { rejectGuessable } from './register.ts'
import { deleteSecondFactors } from './second-factors.sql.ts'
import { consumeToken, deleteTokens, findToken } from './tokens.sql.ts'
import { findAccount, lockAccount, setEmailProof, setPassword } from './users.sql.ts'

/**
 * Sets a new password with a mailed token, which works once. Ends every session. A token that was delivered by mail also confirms the
 * email. The second factor stays (ASVS 6.4.3), unless the email was unconfirmed until now: then somebody else may have set
 * it up, and listeners of `recovered` freeze or end what they may have left behind.
 */
export async function resetPassword(ctx: OperationContext, { token, newPassword }: { token: string; newPassword: string }): Promise<void> {
  const { services, client } = ctx
  await services.limits.consume(TOKEN_PER_ADDRESS, client.address)
  const tokenHash = hashToken(token)
  const found = await findToken(services.db, 'reset_password', tokenHash, services.now())
  const account = found && (await findAccount(services.db, found.userId))
  if (!account) throw new Failure('TOKEN_INVALID')
  rejectGuessable('newPassword', newPassword, [account.username, account.email])
  const passwordHash = await services.passwords.hash(newPassword)
  await transact(ctx, async (tx) => {
    const taken = await consumeToken(tx.db, 'reset_password', tokenHash, tx.now)
    const locked = taken && (await lockAccount(tx.db, taken.userId))
    if (!locked || locked.deletionRequestedAt || locked.emailKey !== taken.emailKey) throw new Failure('TOKEN_INVALID')
    await setPassword(tx.db, locked.id, passwordHash, tx.now)
    const recovers = taken.delivered && locked.emailProof !== 'mailed'
    if (recovers) {
      await setEmailProof(tx.db, locked.id, 'mailed')
      await deleteSecondFactors(tx.db, locked.id)
      await deleteEmailChange(tx.db, locked.id)
      publish(tx, recovered({ userId: locked.id }))
    }
    await endSessions(tx, locked.id)
    await deleteTokens(tx.db, locked.id)
    publish(tx, securityChanged({ userId: locked.id, what: recovers ? 'recovered' : 'password' }))
  })
}
