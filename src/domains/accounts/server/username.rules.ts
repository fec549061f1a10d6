/**
 * Usernames (docs/decisions/0014-accounts.md): letters of one script, Latin or Arabic,
 * digits, and single `.`, `_` or `-` between them.
 */
import unhomoglyph from 'unhomoglyph'
import { toUsernameKey } from '#platform/shared/username-key.ts'
import { MAX_USERNAME, MIN_USERNAME } from '../contract.ts'

export type UsernameProblem = 'too_short' | 'too_long' | 'characters' | 'mixed_scripts' | 'reserved'

const SHAPE = /^[\p{L}\p{Nd}]+(?:[._-][\p{L}\p{Nd}]+)*$/u
const LATIN = /^[\p{Script=Latin}\p{Nd}._-]+$/u
const ARABIC = /^[\p{Script=Arabic}\p{Nd}._-]+$/u
const LETTER = /\p{L}/u

/** Names that could pass for the platform or for a page of it. */
const RESERVED = new Set(
  [
    'admin administrator moderator moderation operator owner root system support help helpdesk security abuse staff team official',
    'plaza house guest anonymous deleted everyone here all me you user users member members vendor vendors null undefined none',
    'api rpc www mail mailbox postmaster webmaster hostmaster noreply info contact about terms privacy legal billing',
    'login logout register signup signin settings profile account dashboard marketplace products orders checkout cart blog',
    'groups messages network notifications search new edit manage feed status مدير الإدارة دعم بلازا',
  ].flatMap((line) => line.split(' ').map(toUsernameSkeleton)),
)

/** The reason why a username is invalid; null when it is valid. */
export function findUsernameProblem(username: string): UsernameProblem | null {
  const { length } = [...username]
  if (length < MIN_USERNAME) return 'too_short'
  if (length > MAX_USERNAME) return 'too_long'
  if (!SHAPE.test(username) || !LETTER.test(username)) return 'characters'
  if (!LATIN.test(username) && !ARABIC.test(username)) return 'mixed_scripts'
  return isReserved(username) ? 'reserved' : null
}

export const isReserved = (name: string): boolean => RESERVED.has(toUsernameSkeleton(name))

/** The skeleton of a username, equal for all names that look alike, so that nobody can impersonate another user. */
export function toUsernameSkeleton(username: string): string {
  return unhomoglyph(unhomoglyph(toUsernameKey(username)).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase())
    .replace(/[._-]/g, '')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[1il|]/g, 'l')
    .replace(/0/g, 'o')
}

/** The lookup key of an email: case does not matter. */
export function toEmailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
