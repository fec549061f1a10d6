import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { EmailProof, Preferences, Role } from '../contract.ts'
import type { Tables } from './db.types.ts'

const accounts = schemaOf<Tables>()

/** Account data for authentication; it never leaves the domain. */
export type Account = {
  id: string
  username: string
  email: string
  emailKey: string
  emailProof: EmailProof
  role: Role
  passwordHash: string | null
  passwordChangedAt: Date
  createdAt: Date
  lastSeenAt: Date | null
  deletionRequestedAt: Date | null
  /** From this time an administrator needs a second factor; null for others. */
  secondFactorDue: Date | null
}

const ACCOUNT_COLUMNS = [
  'id',
  'username',
  'email',
  'emailKey',
  'emailProof',
  'role',
  'passwordHash',
  'passwordChangedAt',
  'createdAt',
  'lastSeenAt',
  'deletionRequestedAt',
  'secondFactorDue',
] as const

export type NewUser = Pick<Account, 'id' | 'username' | 'email' | 'emailKey' | 'role' | 'createdAt' | 'emailProof' | 'secondFactorDue'> & {
  demo: boolean
  termsVersion: number | null
  termsAcceptedAt: Date | null
  usernameKey: string
  usernameSkeleton: string
  passwordHash: string
}

/** Returns false when a concurrent transaction took the email or name. */
export async function insertUser(db: Db, user: NewUser): Promise<boolean> {
  const inserted = await accounts(db)
    .insertInto('accounts.users')
    .values({ ...user, passwordChangedAt: user.createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export async function insertProfileAndPreferences(db: Db, userId: string, language: Preferences['language']): Promise<void> {
  await accounts(db).insertInto('accounts.profiles').values({ userId }).execute()
  await accounts(db).insertInto('accounts.preferences').values({ userId, language }).execute()
}

export async function isEmailTaken(db: Db, emailKey: string): Promise<boolean> {
  return (await accounts(db).selectFrom('accounts.users').select('id').where('emailKey', '=', emailKey).executeTakeFirst()) !== undefined
}

/** Whether another user has or had this name. `ownerId` may take their former name back. */
export async function isUsernameTaken(db: Db, skeleton: string, skeletonHash: Buffer, ownerId: string | null = null): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from accounts.users where username_skeleton = ${skeleton} and id is distinct from ${ownerId})
        or exists (select from accounts.retired_usernames
                   where skeleton_hash = ${skeletonHash} and (user_id is null or user_id is distinct from ${ownerId})) as taken`.execute(db)
  return rows[0]?.taken ?? true
}

export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  return (await accounts(db).selectFrom('accounts.users').select(ACCOUNT_COLUMNS).where('id', '=', id).executeTakeFirst()) as
    | Account
    | undefined
}

export async function loadAccounts(db: Db, ids: readonly string[]): Promise<Account[]> {
  return (await accounts(db)
    .selectFrom('accounts.users')
    .select(ACCOUNT_COLUMNS)
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()) as Account[]
}

export async function findAccountByEmail(db: Db, emailKey: string): Promise<Account | undefined> {
  return (await accounts(db).selectFrom('accounts.users').select(ACCOUNT_COLUMNS).where('emailKey', '=', emailKey).executeTakeFirst()) as
    | Account
    | undefined
}

/** Finds the account of an email and whether it may log in. It is one statement for every case, so that its timing reveals nothing. */
export async function findAccountForLogin(db: Db, emailKey: string, now: Date): Promise<(Account & { barred: boolean }) | undefined> {
  const { rows } = await sql<Account & { barred: boolean }>`
    select id, username, email, email_key, email_proof, role, password_hash, password_changed_at, created_at, last_seen_at, deletion_requested_at,
      second_factor_due, deletion_requested_at is not null or exists (
        select from accounts.suspensions x where x.user_id = u.id and x.lifted_at is null and (x.until is null or x.until > ${now})
      ) as barred
    from accounts.users u where email_key = ${emailKey}`.execute(db)
  return rows[0]
}

/** Like `findAccount`, locked until the transaction ends. */
export async function lockAccount(db: Db, id: string): Promise<Account | undefined> {
  return (await accounts(db).selectFrom('accounts.users').select(ACCOUNT_COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst()) as
    | Account
    | undefined
}

export async function setPassword(db: Db, userId: string, passwordHash: string | null, changedAt: Date): Promise<void> {
  await accounts(db).updateTable('accounts.users').set({ passwordHash, passwordChangedAt: changedAt }).where('id', '=', userId).execute()
}

/** Stores the same password with a stronger hash, unless the password has changed. */
export async function replacePasswordHash(db: Db, userId: string, before: string, after: string): Promise<void> {
  await accounts(db)
    .updateTable('accounts.users')
    .set({ passwordHash: after })
    .where('id', '=', userId)
    .where('passwordHash', '=', before)
    .execute()
}

export async function touchUser(db: Db, userId: string, seenAt: Date): Promise<void> {
  await accounts(db).updateTable('accounts.users').set({ lastSeenAt: seenAt }).where('id', '=', userId).execute()
}

export async function setEmailProof(db: Db, userId: string, emailProof: EmailProof): Promise<void> {
  await accounts(db).updateTable('accounts.users').set({ emailProof }).where('id', '=', userId).execute()
}

/** Returns false when another user has the email; throws a unique violation when a concurrent transaction took it. */
export async function setEmail(db: Db, userId: string, email: string, emailKey: string, emailProof: EmailProof): Promise<boolean> {
  const { rows } = await sql`
    update accounts.users set email = ${email}, email_key = ${emailKey}, email_proof = ${emailProof}
    where id = ${userId} and not exists (select from accounts.users where email_key = ${emailKey} and id <> ${userId})
    returning id`.execute(db)
  return rows.length === 1
}

export type MeRow = Account & {
  displayName: string
  avatar: Picture | null
  language: Preferences['language']
  digits: Preferences['digits']
  currency: Preferences['currency']
  timeZone: Preferences['timeZone']
  browserTimeZone: string
  dashboard: Preferences['dashboard']
  /** Unvalidated (see theme.ts). */
  theme: unknown
  notifications: Partial<Preferences['notifications']>
}

export async function findMe(db: Db, userId: string): Promise<MeRow | undefined> {
  return (await accounts(db)
    .selectFrom('accounts.users as u')
    .innerJoin('accounts.profiles as p', 'p.userId', 'u.id')
    .innerJoin('accounts.preferences as f', 'f.userId', 'u.id')
    .select(ACCOUNT_COLUMNS.map((column) => `u.${column}` as const))
    .select([
      'p.displayName',
      'p.avatar',
      'f.language',
      'f.digits',
      'f.currency',
      'f.timeZone',
      'f.browserTimeZone',
      'f.dashboard',
      'f.theme',
      'f.notifications',
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst()) as MeRow | undefined
}

/** `suspended`: an expired suspension counts until its end was published (jobs-suspensions.ts). */
export type PersonRow = { id: string; username: string; displayName: string; email: string; avatar: Picture | null; suspended: boolean }

/** Public data of users; those being deleted are left out. */
export async function loadPeople(db: Db, ids: readonly string[]): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select u.id, u.username, p.display_name, u.email, p.avatar,
      exists (select from accounts.suspensions s where s.user_id = u.id and s.lifted_at is null) as suspended
    from accounts.users u join accounts.profiles p on p.user_id = u.id
    where u.id = any(${ids}) and u.deletion_requested_at is null`.execute(db)
  return rows
}

export type RecipientRow = Pick<
  MeRow,
  'id' | 'username' | 'displayName' | 'email' | 'language' | 'timeZone' | 'browserTimeZone' | 'notifications'
>

/** What is needed to notify these people; those being deleted are left out. */
export async function loadRecipientRows(db: Db, ids: readonly string[]): Promise<RecipientRow[]> {
  const { rows } = await sql<RecipientRow>`
    select u.id, u.username, p.display_name, u.email, f.language, f.time_zone, f.browser_time_zone, f.notifications
    from accounts.users u join accounts.preferences f on f.user_id = u.id join accounts.profiles p on p.user_id = u.id
    where u.id = any(${ids}) and u.deletion_requested_at is null`.execute(db)
  return rows
}

/** The ids of all administrators. */
export async function loadAdministratorIds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from accounts.users where role = 'admin' and deletion_requested_at is null order by id`.execute(db)
  return rows.map(({ id }) => id)
}
