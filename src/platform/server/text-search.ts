/** Words a person typed, as a PostgreSQL text query where every word may be a beginning. */

const MAX_WORDS = 8

/** `blue mug` → `blue:* & mug:*`; null when there is nothing to look for. Only letters, marks and digits get in. */
export function toPrefixQuery(text: string): string | null {
  const words = text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  if (words.length === 0) return null
  return words
    .slice(0, MAX_WORDS)
    .map((word) => `${word}:*`)
    .join(' & ')
}
