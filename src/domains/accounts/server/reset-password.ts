import { passwordResetRequested, securityChanged } from '#facts/accounts.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { hashOfToken } from '#platform/server/secret-tokens.ts'
import { announce, transact, transactAs } from '#platform/server/transact.ts'
import { RESET_MAIL_PER_DAY, RESET_MAIL_SPACING, RESET_PER_ADDRESS, TOKEN_PER_ADDRESS } from './limits.ts'
import { refuseGuessable } from './register.ts'
import { deleteFactorsOf } from './second-factors.sql.ts'
import { deleteSessionsOf } from './sessions.sql.ts'
import { deleteTokensOf, findToken, takeToken } from './tokens.sql.ts'
import { emailKey } from './username.rules.ts'
import { accountByEmail, accountById, lockAccount, setEmailProof, setPassword } from './users.sql.ts'

/**
 * Asks for a link by mail. Says nothing about whether the account exists; the caller waits until the floor of 1000 ms is
 * over (spec §9). At most one mail in ten minutes and five a day to one address.
 */
export async function requestPasswordReset(call: Call, { email }: { email: string }): Promise<void> {
  const { kernel, client } = call
  await kernel.limits.consume(RESET_PER_ADDRESS, client.address)
  const key = emailKey(email)
  if (!(await kernel.limits.allows([RESET_MAIL_SPACING, RESET_MAIL_PER_DAY], key))) return
  const account = await accountByEmail(kernel.db, key)
  if (account && !account.leavingSince) await transactAs(kernel, async (tx) => announce(tx, passwordResetRequested({ userId: account.id })))
}

/**
 * Sets a new password with a mailed token, good once. Ends every session. A token that was truly mailed proves the address
 * as well. The second factor stays (ASVS 6.4.3), unless the address was nobody's until now: then it was not its owner's.
 */
export async function resetPassword(call: Call, { token, newPassword }: { token: string; newPassword: string }): Promise<void> {
  const { kernel, client } = call
  await kernel.limits.consume(TOKEN_PER_ADDRESS, client.address)
  const tokenHash = hashOfToken(token)
  const found = await findToken(kernel.db, 'reset_password', tokenHash, kernel.now())
  const account = found && (await accountById(kernel.db, found.userId))
  if (!account) throw new Failure('TOKEN_INVALID')
  refuseGuessable('newPassword', newPassword, [account.username, account.email])
  const passwordHash = await kernel.passwords.hash(newPassword)
  await transact(call, async (tx) => {
    const taken = await takeToken(tx.db, 'reset_password', tokenHash, tx.now)
    const locked = taken && (await lockAccount(tx.db, taken.userId))
    if (!locked || locked.leavingSince || locked.emailKey !== taken.emailKey) throw new Failure('TOKEN_INVALID')
    await setPassword(tx.db, locked.id, passwordHash, tx.now)
    if (taken.delivered && locked.emailProof !== 'mailed') {
      await setEmailProof(tx.db, locked.id, 'mailed')
      await deleteFactorsOf(tx.db, locked.id)
    }
    await deleteSessionsOf(tx.db, locked.id)
    await deleteTokensOf(tx.db, locked.id)
    announce(tx, securityChanged({ userId: locked.id, what: 'password' }))
  })
}
