/** The door of accounts for other domains' servers. */
import type { Db } from '#platform/server/db.ts'
import { FALLBACK_LANGUAGE, type Language } from '#platform/shared/language.ts'
import type { UserView } from '../contract.ts'
import { avatarUrlOf } from './me-view.ts'
import { meOf, peopleByIds } from './users.sql.ts'

export { keepAddress } from './change-addresses.ts'
export { exportToDownload } from './exports.ts'
export { createAccount } from './register.ts'
export { memberIn, memberOf } from './sessions.ts'
export { setSelling } from './set-selling.ts'
export { themeOf } from './theme.ts'
export { emailKey } from './username.rules.ts'
export { accountByEmail, accountById } from './users.sql.ts'

/** Their addresses, by id, for those who may know them. Who does not exist or is leaving is not in the map. */
export async function emailsOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const people = await peopleByIds(db, [...new Set(ids)])
  return new Map(people.map(({ id, email }) => [id, email]))
}

/** Somebody to write to, in their language; null for who does not exist or is leaving. */
export async function recipientOf(db: Db, userId: string): Promise<{ username: string; email: string; language: Language } | null> {
  const person = await meOf(db, userId)
  if (!person || person.leavingSince) return null
  return { username: person.username, email: person.email, language: person.language ?? FALLBACK_LANGUAGE }
}

/** People as others show them, by id. Who does not exist or is leaving is not in the map. */
export async function usersOf(db: Db, ids: readonly string[]): Promise<Map<string, UserView>> {
  if (ids.length === 0) return new Map()
  const people = await peopleByIds(db, [...new Set(ids)])
  return new Map(people.map(({ id, username, avatar }) => [id, { id, username, avatarUrl: avatarUrlOf(avatar) }]))
}
