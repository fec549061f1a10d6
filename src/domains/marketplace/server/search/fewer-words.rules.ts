/** Which words to leave out when no listing has all of them. */
import type { Mask } from '../index/mask.rules.ts'
import { intersect } from '../index/sets.rules.ts'
import { type IndexedWord, MATCH_LEVEL } from '../index/words.rules.ts'

/** A word that only descriptions contain says less than one of a name, however rare. */
const DESCRIPTION_WEIGHT = 0.5

/** Every combination of so many words is tried; of more words, those that say least are left out at once. */
const MAX_TRIED = 8

/**
 * The positions of the words that say most together and that some listing has; a word says the more, the fewer names have it. Null when no
 * listing has any of them.
 */
export function mostTellingWords(all: Mask, words: readonly IndexedWord[]): number[] | null {
  const tried = words
    .map((word, at) => ({ at, weight: weightOf(all, word), has: word.levels[MATCH_LEVEL.description] }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MAX_TRIED)
    .toSorted((one, other) => one.at - other.at)
  let best: { kept: number[]; weight: number } | null = null
  const follow = (next: number, kept: number[], mask: Mask, weight: number): void => {
    if (kept.length > 0 && (best === null || weight > best.weight)) best = { kept, weight }
    for (const [more, word] of tried.slice(next).entries()) {
      const left = word.has ? intersect([mask, word.has]) : null
      if (left && left.count > 0) follow(next + more + 1, [...kept, word.at], left, weight + word.weight)
    }
  }
  follow(0, [], all, 0)
  return (best as { kept: number[] } | null)?.kept ?? null
}

/** Cached words may still name deleted listings. */
function weightOf(all: Mask, { levels }: IndexedWord): number {
  const names = levels[MATCH_LEVEL.name]
  const inNames = names ? intersect([all, names]).count : 0
  return inNames === 0 ? DESCRIPTION_WEIGHT : 1 + Math.log2(1 + all.count / inNames)
}
