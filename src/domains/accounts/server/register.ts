import { registered } from '#events/accounts.ts'
import { isGuessable } from '#platform/server/common-passwords.ts'
import { Failure } from '#platform/server/failure.ts'
import type { OperationContext, Services } from '#platform/server/services.ts'
import { type AcceptedTerms, acceptTerms } from '#platform/server/terms.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Language } from '#platform/shared/language.ts'
import { toUsernameKey } from '#platform/shared/username-key.ts'
import type { EmailProof, Role, UserView } from '../contract.ts'
import { filterUsername } from './filter-profile.ts'
import { SIGN_UP_PER_ADDRESS } from './limits.ts'
import { hashRetiredUsername } from './retired-usernames.ts'
import { secondFactorDueAfterGrant } from './second-factor.rules.ts'
import { registrationIsOpen } from './settings.sql.ts'
import { findUsernameProblem, toEmailKey, toUsernameSkeleton } from './username.rules.ts'
import { insertProfileAndPreferences, insertUser, isEmailTaken, isUsernameTaken } from './users.sql.ts'

export type Registration = {
  email: string
  username: string
  password: string
  language?: Language | undefined
  termsVersion?: number | undefined
}

/**
 * Creates an account without logging in. Fails with EMAIL_IN_USE before USERNAME_TAKEN (spec §5), and with INVALID_INPUT for an invalid
 * username or a guessable password. Fails with TERMS_CHANGED unless `termsVersion` is that of the published terms.
 */
export async function register(
  ctx: OperationContext,
  { email, username, password, language, termsVersion }: Registration,
): Promise<UserView> {
  const { services, client } = ctx
  await services.limits.consume(SIGN_UP_PER_ADDRESS, client.address)
  if (!(await registrationIsOpen(services.db))) throw new Failure('REGISTRATION_CLOSED')
  rejectBadUsername(username)
  await filterUsername({ services, userId: '' }, username)
  rejectGuessable('password', password, [username, email])
  await rejectTaken(services, email, username)
  const passwordHash = await services.passwords.hash(password)
  return transact(ctx, async (tx) => {
    const terms = await acceptTerms(tx, termsVersion)
    const user = await createAccount(tx, { email, username, passwordHash, language: language ?? ctx.language, terms })
    publish(tx, registered({ userId: user.id }))
    return user
  })
}

export type NewAccount = {
  email: string
  username: string
  passwordHash: string
  language: Language | null
  role?: Role
  emailProof?: EmailProof
  createdAt?: Date
  terms?: AcceptedTerms | null
  /** Made by the demo data, with a public password. */
  demo?: boolean
}

/** Also used by demo data, whose users need no mail. Fails like `register` when a concurrent registration was first. */
export async function createAccount(
  tx: Tx,
  {
    email,
    username,
    passwordHash,
    language,
    role = 'user',
    emailProof = 'none',
    createdAt = tx.now,
    terms = null,
    demo = false,
  }: NewAccount,
): Promise<UserView> {
  const id = newId('usr')
  const inserted = await insertUser(tx.db, {
    id,
    username,
    email,
    emailKey: toEmailKey(email),
    role,
    createdAt,
    passwordHash,
    emailProof,
    demo,
    termsVersion: terms?.version ?? null,
    termsAcceptedAt: terms?.acceptedAt ?? null,
    secondFactorDue: role === 'admin' ? secondFactorDueAfterGrant(tx.now) : null,
    usernameKey: toUsernameKey(username),
    usernameSkeleton: toUsernameSkeleton(username),
  })
  if (!inserted) throw new Failure((await isEmailTaken(tx.db, toEmailKey(email))) ? 'EMAIL_IN_USE' : 'USERNAME_TAKEN')
  await insertProfileAndPreferences(tx.db, id, language)
  await tx.services.search.add(tx, 'user', [id])
  return { id, username, name: username, avatarUrl: null }
}

async function rejectTaken({ db, secretFor }: Services, email: string, username: string): Promise<void> {
  if (await isEmailTaken(db, toEmailKey(email))) throw new Failure('EMAIL_IN_USE')
  const skeleton = toUsernameSkeleton(username)
  if (await isUsernameTaken(db, skeleton, hashRetiredUsername(secretFor, skeleton))) throw new Failure('USERNAME_TAKEN')
}

export function rejectBadUsername(username: string): void {
  const problem = findUsernameProblem(username)
  if (problem) throw new Failure('INVALID_INPUT', { fields: [{ path: 'username', rule: `username_${problem}`, params: {} }] })
}

export function rejectGuessable(path: string, password: string, ownWords: readonly string[]): void {
  if (isGuessable(password, ownWords)) throw new Failure('INVALID_INPUT', { fields: [{ path, rule: 'guessable', params: {} }] })
}
