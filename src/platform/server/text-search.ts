/** Words a person typed, as a PostgreSQL text query where every word may be a beginning. */

const MAX_WORDS = 8

/** The words of a text, as typed. Only letters, marks and digits get in. */
export function typedWords(text: string): string[] {
  return (text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS)
}

/** `blue mug` → `blue:* & mug:*`; null when there is nothing to look for. */
export function toPrefixQuery(text: string): string | null {
  const words = typedWords(text)
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ')
}
