import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { Theme } from '#platform/shared/theme.ts'
import { toUsernameKey } from '#platform/shared/username-key.ts'
import type { Preferences, ProfileView } from '../contract.ts'
import type { Tables } from './db.types.ts'

const accounts = schemaOf<Tables>()

export type Links = ProfileView['links']
export type ProfileRow = {
  userId: string
  username: string
  displayName: string
  createdAt: Date
  bio: string
  links: Links
  avatar: Picture | null
  version: number
}

const selectProfiles = (db: Db) =>
  accounts(db)
    .selectFrom('accounts.profiles as p')
    .innerJoin('accounts.users as u', 'u.id', 'p.userId')
    .select(['p.userId', 'u.username', 'u.createdAt', 'p.displayName', 'p.bio', 'p.links', 'p.avatar', 'p.version'])
    .where('u.deletionRequestedAt', 'is', null)

/** Undefined for accounts being deleted, here and in the functions below. */
export async function findProfile(db: Db, usernameKey: string): Promise<ProfileRow | undefined> {
  return (await selectProfiles(db).where('u.usernameKey', '=', usernameKey).executeTakeFirst()) as ProfileRow | undefined
}

/** The same without accounts that are suspended now. */
export async function findActiveProfile(db: Db, usernameKey: string, now: Date): Promise<ProfileRow | undefined> {
  return (await selectProfiles(db)
    .where('u.usernameKey', '=', usernameKey)
    .where(
      sql<boolean>`not exists (
        select from accounts.suspensions s where s.user_id = u.id and s.lifted_at is null and (s.until is null or s.until > ${now}))`,
    )
    .executeTakeFirst()) as ProfileRow | undefined
}

export async function findProfileOf(db: Db, userId: string): Promise<ProfileRow | undefined> {
  return (await selectProfiles(db).where('p.userId', '=', userId).executeTakeFirst()) as ProfileRow | undefined
}

/** Locks a profile until the transaction ends, so that an update is based on the current version. */
export async function lockProfile(db: Db, userId: string): Promise<ProfileRow | undefined> {
  return (await selectProfiles(db).where('p.userId', '=', userId).forUpdate('p').executeTakeFirst()) as ProfileRow | undefined
}

export async function updateProfileRow(
  db: Db,
  userId: string,
  { displayName, bio, links }: Pick<ProfileRow, 'displayName' | 'bio' | 'links'>,
): Promise<void> {
  const displayNameKey = toUsernameKey(displayName)
  await accounts(db)
    .updateTable('accounts.profiles')
    .set(({ eb }) => ({ displayName, displayNameKey, bio, links: JSON.stringify(links), version: eb('version', '+', 1) }))
    .where('userId', '=', userId)
    .execute()
}

export async function updateAvatar(db: Db, userId: string, avatar: Picture | null): Promise<void> {
  await accounts(db)
    .updateTable('accounts.profiles')
    .set(({ eb }) => ({ avatar: avatar && JSON.stringify(avatar), version: eb('version', '+', 1) }))
    .where('userId', '=', userId)
    .execute()
}

export async function incrementProfileVersion(db: Db, userId: string): Promise<void> {
  await accounts(db)
    .updateTable('accounts.profiles')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('userId', '=', userId)
    .execute()
}

/** `theme` is unvalidated (see theme.ts). */
export type PreferencesRow = Pick<Preferences, 'language' | 'digits' | 'currency' | 'timeZone' | 'browserTimeZone' | 'dashboard'> & {
  theme: unknown
  notifications: Partial<Preferences['notifications']>
}

export type PreferenceChanges = {
  language?: NonNullable<Preferences['language']> | undefined
  digits?: NonNullable<Preferences['digits']> | undefined
  currency?: NonNullable<Preferences['currency']> | undefined
  theme?: Theme | undefined
  /** Null: automatic. */
  timeZone?: string | null | undefined
  browserTimeZone?: string | undefined
  dashboard?: NonNullable<Preferences['dashboard']> | undefined
  notifications?: { [Flag in keyof Preferences['notifications']]?: boolean | undefined } | undefined
}

/** Updates the given preferences and flags, and leaves the others unchanged. */
export async function mergePreferences(
  db: Db,
  userId: string,
  { language, digits, currency, theme, timeZone, browserTimeZone, dashboard, notifications }: PreferenceChanges,
): Promise<PreferencesRow | undefined> {
  const { rows } = await sql<PreferencesRow>`
    update accounts.preferences set language = coalesce(${language ?? null}, language), digits = coalesce(${digits ?? null}, digits),
      currency = coalesce(${currency ?? null}, currency),
      theme = coalesce(${theme ? JSON.stringify(theme) : null}::jsonb, theme),
      time_zone = case when ${timeZone === undefined} then time_zone else ${timeZone ?? null} end,
      browser_time_zone = coalesce(${browserTimeZone ?? null}, browser_time_zone),
      dashboard = coalesce(${dashboard ? JSON.stringify(dashboard) : null}::jsonb, dashboard),
      notifications = notifications || ${JSON.stringify(notifications ?? {})}::jsonb
    where user_id = ${userId} returning language, digits, currency, theme, time_zone, browser_time_zone, dashboard, notifications`.execute(
    db,
  )
  return rows[0]
}

export type TimeZones = Pick<Preferences, 'timeZone' | 'browserTimeZone'>

/** Locked until the transaction ends. Undefined when the account does not exist. */
export async function lockTimeZones(db: Db, userId: string): Promise<TimeZones | undefined> {
  return accounts(db)
    .selectFrom('accounts.preferences')
    .select(['timeZone', 'browserTimeZone'])
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

/** Undefined when the account does not exist. */
export async function findStoredTheme(db: Db, userId: string): Promise<{ theme: unknown } | undefined> {
  return accounts(db).selectFrom('accounts.preferences').select('theme').where('userId', '=', userId).executeTakeFirst()
}
