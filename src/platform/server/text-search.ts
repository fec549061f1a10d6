/** Words a person typed, as a PostgreSQL text query where every word may be a beginning. */

const MAX_WORDS = 8
/** Arabic's tatweel, a letter to Unicode. */
const LENGTHENING = '\u0640'

/** The words of a text, as typed. Only letters, marks and digits get in; marks and lengthening strokes alone are no word. */
export function typedWords(text: string): string[] {
  const words = text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word.replaceAll(LENGTHENING, ''))).slice(0, MAX_WORDS)
}

/** `blue mug` → `blue:* & mug:*`; null when there is nothing to look for. */
export function toPrefixQuery(text: string): string | null {
  const words = typedWords(text)
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ')
}
