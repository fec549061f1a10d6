/** Display names (docs/decisions/0093-display-names.md): any words, unless they pass for the platform, its staff or a mark of approval. */
import { isReserved, toUsernameSkeleton } from './username.rules.ts'

export type DisplayNameProblem = 'characters' | 'reserved'

const LETTER = /\p{L}/u
/** Check marks look like a mark of approval, and an at sign like a username. */
const MISLEADING = /[@＠✓✔✅☑🗸🗹]/u
/** Characters without an image, which would part a reserved word. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** Between words. */
const BETWEEN = /[^\p{L}\p{M}\p{Nd}]+/u

/** A name with one of these words speaks for the platform, whatever the other words are. */
const STAFF = new Set(
  'admin administrator moderator staff support helpdesk official administrador administradora moderador moderadora soporte oficial مدير الإدارة مشرف دعم الدعم رسمي'
    .split(' ')
    .map(toUsernameSkeleton),
)

/** The reason why a display name is invalid; null when it is valid. */
export function findDisplayNameProblem(displayName: string): DisplayNameProblem | null {
  if (!LETTER.test(displayName) || MISLEADING.test(displayName)) return 'characters'
  const words = displayName.normalize('NFKC').replace(UNSEEN, '').split(BETWEEN).filter(Boolean)
  const isStaff = words.some((word) => STAFF.has(toUsernameSkeleton(word)))
  return isStaff || words.every(isReserved) || isReserved(words.join('')) ? 'reserved' : null
}
