/** Passwords that somebody would try first (ASVS 6.2.4, NIST SP 800-63B): nobody may choose one. */
import { createRequire } from 'node:module'

const SHORTEST = 8
const SITE_WORDS = ['plaza']
/** Shorter words stand in too many others. */
const SHORTEST_OWN_WORD = 3
const FEWEST_DIFFERENT = 4
/** The list is in order of how common they are. Of the shorter ones only the first matter, as a rest beside own words. */
const FIRST = 3000

let common: Set<string> | null = null

/** Whether it is among the 20,000 most common that are long enough to be chosen at all. Case does not matter. */
export function isCommonPassword(password: string): boolean {
  common ??= load()
  return common.has(folded(password))
}

/**
 * Whether it is common, hardly more than one character, or made of the site's name or the person's `ownWords` (username,
 * email): these count for nothing, so what is left without them has to be a password by itself.
 */
export function isGuessable(password: string, ownWords: readonly string[]): boolean {
  const rest = without(folded(password), [...SITE_WORDS, ...ownWords.flatMap(wordsOf)])
  return rest.length < SHORTEST || isMonotonous(rest) || isCommonPassword(password) || isCommonPassword(rest)
}

/** amira.haddad@example.com is also Amira, and Haddad; nobody's own word is the provider of their mail. */
function wordsOf(own: string): string[] {
  const [name = ''] = folded(own).split('@')
  return [name, ...name.split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length >= SHORTEST_OWN_WORD)
}

function without(text: string, words: readonly string[]): string {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  return longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), text)
}

/** `aaaaaaaa`, `12121212`, `abcdefgh`, `87654321`. */
function isMonotonous(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  return new Set(codes).size < FEWEST_DIFFERENT || steps.every((step) => step === 1) || steps.every((step) => step === -1)
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** Read on first use: most processes never see a new password. */
function load(): Set<string> {
  const { dictionary } = createRequire(import.meta.url)('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((password, index) => index < FIRST || password.length >= SHORTEST))
}
