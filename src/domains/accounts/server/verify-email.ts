import { emailVerified } from '#events/accounts.ts'
import { Failure } from '#platform/server/failure.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import { isKnownDevice } from './device.ts'
import { endSessions } from './end-sessions.ts'
import { REAUTHENTICATION_PER_ACCOUNT, TOKEN_PER_ADDRESS } from './limits.ts'
import { type LoginResult, lockActiveAccount, type StartedSession, startSessionOrChallenge } from './log-in.ts'
import { mintToken } from './mailed-tokens.ts'
import { deleteSecondFactors } from './second-factors.sql.ts'
import { consumeToken, findToken } from './tokens.sql.ts'
import { type Account, findAccount, lockAccount, setEmailProof, setPassword } from './users.sql.ts'

export type Verification =
  | { state: 'verified'; session: StartedSession | null }
  | Extract<LoginResult, { state: 'second_factor' }>
  | { state: 'password_needed'; username: string }
  | { state: 'new_password_needed'; resetToken: string }

type VerificationInput = { token: string; password?: string | undefined; forgotten?: boolean | undefined }

/**
 * Verifies the mailed link, and logs in. It also needs the account's session, its password, or a browser that registered the account or
 * logged in to it: with the mailbox alone somebody would confirm an account that somebody else created with their email. A user who has
 * access to the mailbox but not the password (`forgotten`), and every assumed email, must set a new password; the old one and its sessions
 * end.
 */
export async function verifyEmail(ctx: OperationContext, { token, password, forgotten = false }: VerificationInput): Promise<Verification> {
  const { services, client, viewer } = ctx
  await services.limits.consume(TOKEN_PER_ADDRESS, client.address)
  const tokenHash = hashToken(token)
  const found = await findToken(services.db, 'verify_email', tokenHash, services.now())
  const account = found && (await findAccount(services.db, found.userId))
  if (!account || account.emailKey !== found.emailKey) throw new Failure('TOKEN_INVALID')

  const needsNewPassword = forgotten || (account.emailProof === 'assumed' && found.delivered)
  const isOwn = viewer.id === account.id
  if (!needsNewPassword && !isOwn && !isKnownDevice(services, account.id, client)) {
    if (password === undefined) return { state: 'password_needed', username: account.username }
    await services.limits.consume(REAUTHENTICATION_PER_ACCOUNT, account.id)
    if (!(await services.passwords.verify(password, account.passwordHash))) throw new Failure('INVALID_CREDENTIALS')
  }
  return transact(ctx, async (tx) => {
    const taken = await consumeToken(tx.db, 'verify_email', tokenHash, tx.now)
    const locked = taken && (await lockAccount(tx.db, account.id))
    if (!locked || locked.deletionRequestedAt || locked.emailKey !== taken.emailKey) throw new Failure('TOKEN_INVALID')
    if (needsNewPassword) return requireNewPassword(tx, locked)
    await confirmEmail(tx, locked, taken.delivered)
    return isOwn ? { state: 'verified', session: null } : enter(tx, locked.id, ctx)
  })
}

/** A suspended account is confirmed, but not logged in. */
async function enter(tx: Tx, userId: string, ctx: OperationContext): Promise<Verification> {
  const account = await lockActiveAccount(tx, userId)
  const entered = account && (await startSessionOrChallenge(tx, account, ctx))
  return entered?.state === 'second_factor' ? entered : { state: 'verified', session: entered ?? null }
}

/** A link that was not delivered by mail proves nothing about a mailbox. */
async function confirmEmail(tx: Tx, { id, emailProof }: Account, delivered: boolean): Promise<void> {
  if (emailProof !== 'mailed') await setEmailProof(tx.db, id, delivered ? 'mailed' : 'assumed')
  if (delivered) publish(tx, emailVerified({ userId: id }))
}

/**
 * Removes the password and, when the email was never confirmed, also the second factors: somebody else may have set them up. A confirmed
 * account keeps its second factors (ASVS 6.4.3).
 */
async function requireNewPassword(tx: Tx, { id, emailKey, emailProof }: Account): Promise<Verification> {
  await setPassword(tx.db, id, null, tx.now)
  if (emailProof !== 'mailed') await deleteSecondFactors(tx.db, id)
  await endSessions(tx, id)
  return { state: 'new_password_needed', resetToken: await mintToken(tx, 'reset_password', { userId: id, emailKey }) }
}
