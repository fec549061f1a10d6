/**
 * Relevance of matches: two points for each whole word in the name, one for a longer word that begins with it, none for the description.
 */
import { WORDS_PER_PIECE } from './bits.rules.ts'
import type { Mask } from './mask.rules.ts'
import { split, unionExcept } from './sets.rules.ts'
import { type IndexedWord, MATCH_LEVEL } from './words.rules.ts'

/** Splits a mask by points, from zero to the maximum. */
export function splitByPoints(mask: Mask, words: readonly IndexedWord[]): Mask[] {
  const points = words.flatMap(({ levels }) => levels.slice(MATCH_LEVEL.name))
  return points.reduce((parts, point) => parts.map((part) => split(part, point)).reduce(addPoint, []), [mask])
}

/** Matches inside move up one part. */
function addPoint(parts: readonly Mask[], { inside, outside }: { inside: Mask; outside: Mask }): Mask[] {
  const last = parts.at(-1)
  const stay = last ? unionExcept([last, outside], [], last.length / WORDS_PER_PIECE) : outside
  return [...parts.slice(0, -1), stay, inside]
}
