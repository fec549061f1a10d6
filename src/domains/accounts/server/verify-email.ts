import { emailVerified, verificationRequested } from '#facts/accounts.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { hashOfToken } from '#platform/server/secret-tokens.ts'
import { announce, type Tx, transact } from '#platform/server/transact.ts'
import { REAUTHENTICATION_PER_ACCOUNT, TOKEN_PER_ADDRESS, VERIFICATION_MAIL_PER_DAY, VERIFICATION_MAIL_SPACING } from './limits.ts'
import { mintToken } from './mailed-tokens.ts'
import { deleteFactorsOf } from './second-factors.sql.ts'
import { deleteSessionsOf } from './sessions.sql.ts'
import { memberIn } from './sessions.ts'
import { findToken, takeToken } from './tokens.sql.ts'
import { type Account, accountById, lockAccount, setEmailProof, setPassword } from './users.sql.ts'

export type Verification =
  | { state: 'verified' }
  | { state: 'password_needed'; username: string }
  | { state: 'new_password_needed'; resetToken: string }

type Proof = { token: string; password?: string | undefined; forgotten?: boolean | undefined }

/**
 * Follows the mailed link. The mailbox alone is half a proof: the account's own session or its password is the other, so
 * that nobody confirms an account that somebody else made in their name. Whoever has the mailbox but not the password
 * (`forgotten`), and every address that was only assumed, goes on to a new password; the old one and its sessions end there.
 */
export async function verifyEmail(call: Call, { token, password, forgotten = false }: Proof): Promise<Verification> {
  const { kernel, client, viewer } = call
  await kernel.limits.consume(TOKEN_PER_ADDRESS, client.address)
  const tokenHash = hashOfToken(token)
  const found = await findToken(kernel.db, 'verify_email', tokenHash, kernel.now())
  const account = found && (await accountById(kernel.db, found.userId))
  if (!account || account.emailKey !== found.emailKey) throw new Failure('TOKEN_INVALID')

  const startsAnew = forgotten || (account.emailProof === 'assumed' && found.delivered)
  if (!startsAnew && viewer.id !== account.id) {
    if (password === undefined) return { state: 'password_needed', username: account.username }
    await kernel.limits.consume(REAUTHENTICATION_PER_ACCOUNT, account.id)
    if (!(await kernel.passwords.verify(password, account.passwordHash))) throw new Failure('INVALID_CREDENTIALS')
  }
  return transact(call, async (tx) => {
    const taken = await takeToken(tx.db, 'verify_email', tokenHash, tx.now)
    const locked = taken && (await lockAccount(tx.db, account.id))
    if (!locked || locked.leavingSince || locked.emailKey !== taken.emailKey) throw new Failure('TOKEN_INVALID')
    return startsAnew ? startAnew(tx, locked) : confirm(tx, locked, taken.delivered)
  })
}

/** A link that never left the house proves nothing about a mailbox. */
async function confirm(tx: Tx, { id, emailProof }: Account, delivered: boolean): Promise<Verification> {
  if (emailProof !== 'mailed') await setEmailProof(tx.db, id, delivered ? 'mailed' : 'assumed')
  if (delivered) announce(tx, emailVerified({ userId: id }))
  return { state: 'verified' }
}

/** Of an address nobody had proven, whatever opened the account was somebody else's as well; a proven one keeps its second factor (ASVS 6.4.3). */
async function startAnew(tx: Tx, { id, emailKey, emailProof }: Account): Promise<Verification> {
  await setPassword(tx.db, id, null, tx.now)
  if (emailProof !== 'mailed') await deleteFactorsOf(tx.db, id)
  await deleteSessionsOf(tx.db, id)
  return { state: 'new_password_needed', resetToken: await mintToken(tx, 'reset_password', { userId: id, emailKey }) }
}

/** Another verification mail. Answers after how many seconds the next one can be asked for. */
export async function resendVerification(call: Call): Promise<number> {
  const { id } = memberIn(call)
  const account = await accountById(call.kernel.db, id)
  if (account?.emailProof === 'mailed') return 0
  for (const limit of [VERIFICATION_MAIL_SPACING, VERIFICATION_MAIL_PER_DAY]) await call.kernel.limits.consume(limit, id)
  await transact(call, async (tx) => announce(tx, verificationRequested({ userId: id })))
  return VERIFICATION_MAIL_SPACING.seconds
}
