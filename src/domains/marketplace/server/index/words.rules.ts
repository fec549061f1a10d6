/** A cached search word: the listings that contain it, and where. */
import { EMPTY_MASK, type Mask, withDocs } from './mask.rules.ts'

/** What is searched for: `word` is a text query of a typed word, its other forms and synonyms; `whole` finds it as a whole word of a name. */
export type Term = { typed: string; word: string; whole: string }

/** Match levels: a whole word in the name beats a longer word in the name, which beats the description. */
export const MATCH_LEVEL = { description: 0, name: 1, wholeInName: 2, nowhere: 3 } as const

/** `levels` hold the listings that match at each level or better. `texts`: descriptions were searched. */
export type IndexedWord = { levels: readonly Mask[]; texts: boolean }

export const EMPTY_LEVELS: readonly Mask[] = [EMPTY_MASK, EMPTY_MASK, EMPTY_MASK]

/** Applies new matches (doc ids with a level in their lowest two bits), replacing earlier ones of the same listings. */
export function updateLevels(levels: readonly Mask[], told: readonly number[], pieces: number): readonly Mask[] {
  return levels.map((mask, level) => {
    const has = (entry: number) => (entry & 3) >= level && (entry & 3) !== MATCH_LEVEL.nowhere
    const placesWhere = (which: (entry: number) => boolean) => told.filter(which).map((entry) => entry >> 2)
    return withDocs(
      mask,
      pieces,
      placesWhere(has),
      placesWhere((entry) => !has(entry)),
    )
  })
}
