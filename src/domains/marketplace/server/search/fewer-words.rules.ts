/** Which words to leave out when no listing has all of them. */
import type { Mask } from '../index/mask.rules.ts'
import { intersect } from '../index/sets.rules.ts'
import { type IndexedWord, MATCH_LEVEL } from '../index/words.rules.ts'

/** A word that only descriptions contain says less than one of a name, however rare. */
const DESCRIPTION_WEIGHT = 0.5

/**
 * The positions of the words that say most together and that some listing has; a word says the more, the fewer names have it. Null when no
 * listing has any of them.
 */
export function mostTellingWords(all: Mask, words: readonly IndexedWord[]): number[] | null {
  const weights = words.map((word) => weightOf(all, word))
  let best: { kept: number[]; weight: number } | null = null
  const follow = (next: number, kept: number[], mask: Mask, weight: number): void => {
    if (kept.length > 0 && (best === null || weight > best.weight)) best = { kept, weight }
    for (let at = next; at < words.length; at += 1) {
      const has = words[at]?.levels[MATCH_LEVEL.description]
      const left = has ? intersect([mask, has]) : null
      if (left && left.count > 0) follow(at + 1, [...kept, at], left, weight + (weights[at] ?? 0))
    }
  }
  follow(0, [], all, 0)
  return (best as { kept: number[] } | null)?.kept ?? null
}

function weightOf(all: Mask, { levels }: IndexedWord): number {
  const inNames = levels[MATCH_LEVEL.name]?.count ?? 0
  return inNames === 0 ? DESCRIPTION_WEIGHT : 1 + Math.log2(1 + all.count / inNames)
}
