import { Failure } from '#platform/server/failure.ts'
import { hashToken, newSecretToken } from '#platform/server/secret-tokens.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import { isKnownDevice } from './device.ts'
import { LOGIN_PER_ACCOUNT, LOGIN_PER_ADDRESS } from './limits.ts'
import { loadSecondFactors, type SecondFactor } from './second-factors.sql.ts'
import { beginSession } from './sessions.ts'
import { isSuspended } from './suspensions.sql.ts'
import { replaceToken } from './tokens.sql.ts'
import { toEmailKey } from './username.rules.ts'
import { type Account, findAccountForLogin, lockAccount, replacePasswordHash } from './users.sql.ts'

/** Lifetime of a login challenge, in which the second factor must be given. */
const LOGIN_CHALLENGE_MS = 10 * 60_000

export type LoginResult =
  | { state: 'signed_in'; userId: string; token: string }
  | { state: 'second_factor'; loginChallenge: string; factors: SecondFactor[] }

/**
 * Checks email and password. Every failure is the same INVALID_CREDENTIALS after the same amount of work: unknown email, wrong password,
 * no password, suspended, being deleted.
 */
export async function logIn(ctx: OperationContext, { email, password }: { email: string; password: string }): Promise<LoginResult> {
  const { services, client } = ctx
  const key = toEmailKey(email)
  await services.limits.consume(LOGIN_PER_ADDRESS, client.address)
  const account = await findAccountForLogin(services.db, key, services.now())
  const budget = account && isKnownDevice(services, account.id, client) ? `device ${account.id}` : `account ${key}`
  await services.limits.consume(LOGIN_PER_ACCOUNT, budget)

  const matches = await services.passwords.verify(password, account?.passwordHash ?? null)
  if (!account || account.barred || !matches) throw new Failure('INVALID_CREDENTIALS')
  const rehashed = services.passwords.needsRehash(account.passwordHash ?? '') ? await services.passwords.hash(password) : null
  const loggedIn = await transact(ctx, async (tx) => {
    if (rehashed && account.passwordHash) await replacePasswordHash(tx.db, account.id, account.passwordHash, rehashed)
    const active = await lockActiveAccount(tx, account.id)
    // It was suspended or its password changed while the password was being checked.
    if (active?.passwordChangedAt.getTime() !== account.passwordChangedAt.getTime()) throw new Failure('INVALID_CREDENTIALS')
    return startSessionOrChallenge(tx, active, ctx)
  })
  await services.limits.reset(LOGIN_PER_ACCOUNT, budget)
  return loggedIn
}

/** Starts a session, or returns a login challenge when the account has a second factor. */
export async function startSessionOrChallenge(tx: Tx, account: Account, ctx: OperationContext): Promise<LoginResult> {
  const { id } = account
  const factors = await loadSecondFactors(tx.db, account)
  if (factors.length === 0) return { state: 'signed_in', userId: id, token: await beginSession(tx, account, ctx) }
  const loginChallenge = newSecretToken()
  await replaceToken(tx.db, {
    tokenHash: hashToken(loginChallenge),
    purpose: 'second_factor' as const,
    userId: id,
    emailKey: account.emailKey,
    delivered: false,
    createdAt: tx.now,
    expiresAt: new Date(tx.now.getTime() + LOGIN_CHALLENGE_MS),
  })
  return { state: 'second_factor', loginChallenge, factors }
}

export type StartedSession = { userId: string; token: string }

/** Starts a session after a second factor or a passkey; null when the account may not log in. */
export async function startReauthenticatedSession(tx: Tx, userId: string, ctx: OperationContext): Promise<StartedSession | null> {
  const account = await lockActiveAccount(tx, userId)
  return account && { userId, token: await beginSession(tx, account, ctx) }
}

/** Locks the account; null when it is suspended or being deleted. */
export async function lockActiveAccount(tx: Tx, userId: string): Promise<Account | null> {
  const account = await lockAccount(tx.db, userId)
  return account && !account.deletionRequestedAt && !(await isSuspended(tx.db, userId, tx.now)) ? account : null
}
