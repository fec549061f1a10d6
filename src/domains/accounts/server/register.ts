import { registered } from '#facts/accounts.ts'
import { isGuessable } from '#platform/server/common-passwords.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Call, Kernel } from '#platform/server/kernel.ts'
import { announce, type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Language } from '#platform/shared/language.ts'
import type { EmailProof, Role, UserView } from '../contract.ts'
import { SIGN_UP_PER_ADDRESS } from './limits.ts'
import { hashOfName } from './retired-names.ts'
import { registrationIsOpen } from './settings.sql.ts'
import { emailKey, skeletonOf, usernameKey, usernameTrouble } from './username.rules.ts'
import { insertProfileAndPreferences, insertUser, isEmailTaken, isUsernameTaken } from './users.sql.ts'

export type Registration = { email: string; username: string; password: string; language?: Language | undefined }

/**
 * Makes an account and signs nobody in. Fails with EMAIL_IN_USE before USERNAME_TAKEN (spec §5), with INVALID_INPUT for a
 * name nobody can have or a password everybody tries first.
 */
export async function register(call: Call, { email, username, password, language }: Registration): Promise<UserView> {
  const { kernel, client } = call
  await kernel.limits.consume(SIGN_UP_PER_ADDRESS, client.address)
  if (!(await registrationIsOpen(kernel.db))) throw new Failure('REGISTRATION_CLOSED')
  refuseBadUsername(username)
  refuseGuessable('password', password, [username, email])
  await refuseTaken(kernel, email, username)
  const passwordHash = await kernel.passwords.hash(password)
  return transact(call, async (tx) => {
    const user = await createAccount(tx, { email, username, passwordHash, language: language ?? call.language })
    announce(tx, registered({ userId: user.id }))
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
}

/** For the seed too, whose people need no mail. Fails like `register` when another one was faster. */
export async function createAccount(
  tx: Tx,
  { email, username, passwordHash, language, role = 'user', emailProof = 'none', createdAt = tx.now }: NewAccount,
): Promise<UserView> {
  const id = newId('usr')
  const inserted = await insertUser(tx.db, {
    ...{ id, username, email, emailKey: emailKey(email), role, createdAt, passwordHash, emailProof },
    usernameKey: usernameKey(username),
    usernameSkeleton: skeletonOf(username),
  })
  if (!inserted) throw new Failure((await isEmailTaken(tx.db, emailKey(email))) ? 'EMAIL_IN_USE' : 'USERNAME_TAKEN')
  await insertProfileAndPreferences(tx.db, id, language)
  return { id, username, avatarUrl: null }
}

async function refuseTaken({ db, secretFor }: Kernel, email: string, username: string): Promise<void> {
  if (await isEmailTaken(db, emailKey(email))) throw new Failure('EMAIL_IN_USE')
  const skeleton = skeletonOf(username)
  if (await isUsernameTaken(db, skeleton, hashOfName(secretFor, skeleton))) throw new Failure('USERNAME_TAKEN')
}

export function refuseBadUsername(username: string): void {
  const trouble = usernameTrouble(username)
  if (trouble) throw new Failure('INVALID_INPUT', { fields: [{ path: 'username', rule: `username_${trouble}`, params: {} }] })
}

export function refuseGuessable(path: string, password: string, ownWords: readonly string[]): void {
  if (isGuessable(password, ownWords)) throw new Failure('INVALID_INPUT', { fields: [{ path, rule: 'guessable', params: {} }] })
}
