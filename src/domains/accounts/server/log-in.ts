import { Failure } from '#platform/server/failure.ts'
import type { Call, Client } from '#platform/server/kernel.ts'
import { hashOfToken, newSecretToken } from '#platform/server/secret-tokens.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import { isKnownDevice } from './device.ts'
import { LOGIN_PER_ACCOUNT, LOGIN_PER_ADDRESS } from './limits.ts'
import { enabledFactors, type SecondFactor } from './second-factors.sql.ts'
import { beginSession } from './sessions.ts'
import { isSuspended } from './suspensions.sql.ts'
import { replaceToken } from './tokens.sql.ts'
import { emailKey } from './username.rules.ts'
import { type Account, accountToLogIn, lockAccount, replaceHash } from './users.sql.ts'

/** How long a password that was right waits for its second factor. */
const TICKET_MS = 10 * 60_000

export type LoggedIn =
  | { state: 'signed_in'; userId: string; token: string }
  | { state: 'second_factor'; ticket: string; factors: SecondFactor[] }

/**
 * Email and password against a stored account. Every failure is the same INVALID_CREDENTIALS after the same work: unknown,
 * wrong, without a password, suspended, leaving.
 */
export async function logIn(call: Call, { email, password }: { email: string; password: string }): Promise<LoggedIn> {
  const { kernel, client } = call
  const key = emailKey(email)
  await kernel.limits.consume(LOGIN_PER_ADDRESS, client.address)
  const account = await accountToLogIn(kernel.db, key, kernel.now())
  const budget = account && isKnownDevice(kernel, account.id, client) ? `device ${account.id}` : `account ${key}`
  await kernel.limits.consume(LOGIN_PER_ACCOUNT, budget)

  const matches = await kernel.passwords.verify(password, account?.passwordHash ?? null)
  if (!account || account.barred || !matches) throw new Failure('INVALID_CREDENTIALS')
  const rehashed = kernel.passwords.needsRehash(account.passwordHash ?? '') ? await kernel.passwords.hash(password) : null
  const loggedIn = await transact(call, async (tx) => {
    if (rehashed && account.passwordHash) await replaceHash(tx.db, account.id, account.passwordHash, rehashed)
    return enter(tx, account, call)
  })
  await kernel.limits.reset(LOGIN_PER_ACCOUNT, budget)
  return loggedIn
}

/** A session, or a ticket to earn one with a second factor. Whoever was barred while the password was compared stays outside. */
async function enter(tx: Tx, { id, passwordChangedAt }: Account, { client }: Call): Promise<LoggedIn> {
  const account = await welcome(tx, id)
  if (account?.passwordChangedAt.getTime() !== passwordChangedAt.getTime()) throw new Failure('INVALID_CREDENTIALS')
  const factors = await enabledFactors(tx.db, id)
  if (factors.length === 0) return { state: 'signed_in', userId: id, token: await beginSession(tx, account, client) }
  const ticket = newSecretToken()
  await replaceToken(tx.db, {
    ...{ tokenHash: hashOfToken(ticket), purpose: 'second_factor' as const, userId: id, emailKey: account.emailKey, delivered: false },
    ...{ createdAt: tx.now, expiresAt: new Date(tx.now.getTime() + TICKET_MS) },
  })
  return { state: 'second_factor', ticket, factors }
}

export type Entered = { userId: string; token: string }

/** A session for somebody whose second factor was right, or who came by a passkey alone; null for whoever is barred. */
export async function enterProven(tx: Tx, userId: string, client: Client): Promise<Entered | null> {
  const account = await welcome(tx, userId)
  return account && { userId, token: await beginSession(tx, account, client) }
}

/** The account, locked; null while it may not come in. */
async function welcome(tx: Tx, userId: string): Promise<Account | null> {
  const account = await lockAccount(tx.db, userId)
  return account && !account.leavingSince && !(await isSuspended(tx.db, userId, tx.now)) ? account : null
}
