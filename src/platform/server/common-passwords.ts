/** Rejects passwords that an attacker would try first (ASVS 6.2.4, NIST SP 800-63B). */
import { createRequire } from 'node:module'

const SHORTEST = 8
const SITE_WORDS = ['plaza']
/** Shorter words occur in too many other words. */
const SHORTEST_OWN_WORD = 3
const FEWEST_DIFFERENT = 4
/** The list is sorted by frequency. Short passwords matter only as a remainder next to own words, so only the first are used. */
const SHORT_WORDS_RANK_LIMIT = 3000

let common: Set<string> | null = null

/** Whether a password is among the 20,000 most common ones of a valid length. Case does not matter. */
export function isCommonPassword(password: string): boolean {
  common ??= loadCommonPasswords()
  return common.has(foldCase(password))
}

/**
 * Whether a password is common, repetitive, or built from the site's name or the person's `ownWords` (username, email): the rest
 * without these words has to be a good password too.
 */
export function isGuessable(password: string, ownWords: readonly string[]): boolean {
  const rest = removeWords(foldCase(password), [...SITE_WORDS, ...ownWords.flatMap(splitOwnWords)])
  return rest.length < SHORTEST || isMonotonous(rest) || isCommonPassword(password) || isCommonPassword(rest)
}

/** amira.haddad@example.com gives `amira.haddad`, `amira` and `haddad`; the mail provider does not count. */
function splitOwnWords(own: string): string[] {
  const [name = ''] = foldCase(own).split('@')
  return [name, ...name.split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length >= SHORTEST_OWN_WORD)
}

function removeWords(text: string, words: readonly string[]): string {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  return longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), text)
}

/** `aaaaaaaa`, `12121212`, `abcdefgh`, `87654321`. */
function isMonotonous(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  return new Set(codes).size < FEWEST_DIFFERENT || steps.every((step) => step === 1) || steps.every((step) => step === -1)
}

function foldCase(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** Loaded on first use, because most processes never check a new password. */
function loadCommonPasswords(): Set<string> {
  const { dictionary } = createRequire(import.meta.url)('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((password, index) => index < SHORT_WORDS_RANK_LIMIT || password.length >= SHORTEST))
}
