/** Public interface of accounts for the servers of other domains. */
import type { Db } from '#platform/server/db.ts'
import { FALLBACK_LANGUAGE, type Language } from '#platform/shared/language.ts'
import type { Preferences, UserView } from '../contract.ts'
import { mergePreferences } from './profiles.sql.ts'
import { sessionEnd } from './session.rules.ts'
import { loadSessionTimes } from './sessions.sql.ts'
import { toName, toUserView } from './user-view.ts'
import { findMe, loadPeople, loadRecipientRows, type PersonRow } from './users.sql.ts'

export { saveAddress } from './address-book.ts'
export { isLastAdministrator } from './administrators.sql.ts'
export { requireConfirmedEmail } from './confirmed-email.ts'
export { hasDemoAccounts } from './demo-accounts.sql.ts'
export { findDownloadableExport } from './exports.ts'
export { liftSuspensionOf } from './lift-suspension.ts'
export { findUsersByBeginning, findUsersByName } from './named-people.ts'
export { isNewAccount } from './new-account.ts'
export { findProfile } from './profiles.ts'
export { createAccount } from './register.ts'
export { findMember, loadLiveSessions } from './sessions.ts'
export { setVendorRole } from './set-vendor-role.ts'
export { suspendUser } from './suspend-account.ts'
export { loadTheme } from './theme.ts'
export { toEmailKey } from './username.rules.ts'
export { findAccount, findAccountByEmail, loadAccounts, loadAdministratorIds } from './users.sql.ts'

/** Emails by user id, for callers who may know them. Unknown users and those being deleted are left out. */
export async function loadEmails(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const people = await loadPeople(db, [...new Set(ids)])
  return new Map(people.map(({ id, email }) => [id, email]))
}

/** Email and language of a user to send mail to; null when the account does not exist or is being deleted. */
export async function findRecipient(db: Db, userId: string): Promise<{ name: string; email: string; language: Language } | null> {
  const person = await findMe(db, userId)
  if (!person || person.deletionRequestedAt) return null
  return { name: toName(person), email: person.email, language: person.language ?? FALLBACK_LANGUAGE }
}

/** Public user data by id. Unknown users and those being deleted are left out. */
export async function loadUsers(db: Db, ids: readonly string[]): Promise<Map<string, UserView>> {
  return toUserViews(await loadUserRows(db, ids))
}

/** The same without suspended users, for what members see of each other. */
export async function loadVisibleUsers(db: Db, ids: readonly string[]): Promise<Map<string, UserView>> {
  return toUserViews((await loadUserRows(db, ids)).filter(({ suspended }) => !suspended))
}

async function loadUserRows(db: Db, ids: readonly string[]): Promise<PersonRow[]> {
  return ids.length === 0 ? [] : loadPeople(db, [...new Set(ids)])
}

function toUserViews(people: readonly PersonRow[]): Map<string, UserView> {
  return new Map(people.map((person) => [person.id, toUserView(person)]))
}

/** `timeZone`: whose clock they read. `flags`: those notification flags that the member has ever set (spec §3). */
export type Recipient = { name: string; email: string; language: Language; timeZone: string; flags: Partial<Preferences['notifications']> }

/** Recipients by user id. Unknown users and those being deleted are left out. */
export async function loadRecipients(db: Db, ids: readonly string[]): Promise<Map<string, Recipient>> {
  if (ids.length === 0) return new Map()
  const rows = await loadRecipientRows(db, [...new Set(ids)])
  return new Map(
    rows.map(({ id, email, language, timeZone, browserTimeZone, notifications, ...person }) => [
      id,
      {
        name: toName(person),
        email,
        language: language ?? FALLBACK_LANGUAGE,
        timeZone: timeZone ?? browserTimeZone,
        flags: notifications,
      },
    ]),
  )
}

/** Sets notification flags in the caller's transaction; the others keep their value. */
export async function saveNotificationFlags(db: Db, userId: string, flags: Partial<Preferences['notifications']>): Promise<void> {
  await mergePreferences(db, userId, { notifications: flags })
}

/** Those of the sessions that have not ended. */
export async function filterLiveSessions(db: Db, ids: readonly string[], now: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  return new Set((await loadSessionTimes(db, ids)).flatMap((session) => (sessionEnd(session) > now ? [session.id] : [])))
}
