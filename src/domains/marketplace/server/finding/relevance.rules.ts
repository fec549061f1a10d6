/** How well listings have the words of a search: two points for a word that stands in the name as it is, one for a longer one there. */
import { PIECE } from './bits.rules.ts'
import type { Mask } from './mask.rules.ts'
import { either, split } from './sets.rules.ts'
import { type KnownWord, LEVEL } from './words.rules.ts'

/** Parts of a mask by points, from none to all. */
export function byPoints(mask: Mask, words: readonly KnownWord[]): Mask[] {
  const points = words.flatMap(({ levels }) => levels.slice(LEVEL.name))
  return points.reduce((parts, point) => parts.map((part) => split(part, point)).reduce(addPoint, []), [mask])
}

/** Those inside move up by one part. */
function addPoint(parts: readonly Mask[], { inside, outside }: { inside: Mask; outside: Mask }): Mask[] {
  const last = parts.at(-1)
  const stay = last ? either([last, outside], [], last.length / PIECE) : outside
  return [...parts.slice(0, -1), stay, inside]
}
