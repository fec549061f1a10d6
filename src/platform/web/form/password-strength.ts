/**
 * Estimates the strength of a password. Only `use-password-strength.ts` imports this file, on demand: its dictionaries are large. Surnames
 * and the words of Wikipedia are left out, as they would double it; most of them are common words or passwords too.
 */
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import graphs from '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs'
import diceware from '@zxcvbn-ts/language-common/dist/diceware.json.mjs'
import passwords from '@zxcvbn-ts/language-common/dist/passwords.json.mjs'
import commonWords from '@zxcvbn-ts/language-en/dist/commonWords.json.mjs'
import firstNames from '@zxcvbn-ts/language-en/dist/firstnames.json.mjs'
import wordSequences from '@zxcvbn-ts/language-en/dist/wordSequences.json.mjs'

export type PasswordStrength = {
  /** 0 and 1 are weak, 2 is fair, 3 good, 4 strong. */
  score: 0 | 1 | 2 | 3 | 4
  /** Whether it contains a word of `ownWords`. */
  isOwn: boolean
}

/** Shorter words occur in too many other words (as on the server, common-passwords.ts). */
const SHORTEST_OWN_WORD = 3
/** Longer passwords take long to estimate and are strong anyway. */
const MAX_LENGTH = 64

const zxcvbn = new ZxcvbnFactory({
  dictionary: { passwords, diceware, commonWords, firstNames, ...wordSequences },
  graphs,
  maxLength: MAX_LENGTH,
})

/** `ownWords`: the person's username and email, and the site's name. */
export function estimateStrength(password: string, ownWords: readonly string[]): PasswordStrength {
  const { score, sequence } = zxcvbn.check(password, ownWords.flatMap(splitOwnWords))
  const isOwn = sequence.some((match) => match['dictionaryName'] === 'userInputs')
  // The server refuses most of these.
  return { score: isOwn && score === 2 ? 1 : score, isOwn }
}

/** amira.haddad@example.com gives `amira.haddad`, `amira` and `haddad`; the mail provider does not count. */
function splitOwnWords(own: string): string[] {
  const [name = ''] = own.toLowerCase().split('@')
  return [name, ...name.split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length >= SHORTEST_OWN_WORD)
}
