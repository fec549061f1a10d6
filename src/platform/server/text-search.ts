/** Converts typed words into a PostgreSQL text query with prefix matching. */

const MAX_WORDS = 8
/** The Arabic tatweel, which Unicode classifies as a letter. */
const LENGTHENING = '\u0640'

/** Returns the words of a text: letters, marks and digits. Marks and tatweels alone are not a word. */
export function typedWords(text: string): string[] {
  const words = text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word.replaceAll(LENGTHENING, ''))).slice(0, MAX_WORDS)
}

/** `blue mug` → `blue:* & mug:*`; null when the text contains no word. */
export function toPrefixQuery(text: string): string | null {
  const words = typedWords(text)
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ')
}
