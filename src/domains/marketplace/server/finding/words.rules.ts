/** What is known of a word that was searched for: which listings have it, and where. */
import { changed, type Mask, NONE } from './mask.rules.ts'

/** Where a listing has a word. As it stands in the name counts more than a longer word in it, that more than the description. */
export const LEVEL = { description: 0, name: 1, wholeInName: 2, nowhere: 3 } as const

/** By level: listings that have it so well or better. `texts`: descriptions were looked into. */
export type KnownWord = { levels: readonly Mask[]; texts: boolean }

export const NO_LEVELS: readonly Mask[] = [NONE, NONE, NONE]

/** What is told of a word, places with a level in their lowest two bits, takes the place of what was known of the same listings. */
export function levelsWith(levels: readonly Mask[], told: readonly number[], pieces: number): readonly Mask[] {
  return levels.map((mask, level) => {
    const has = (entry: number) => (entry & 3) >= level && (entry & 3) !== LEVEL.nowhere
    const placesWhere = (which: (entry: number) => boolean) => told.filter(which).map((entry) => entry >> 2)
    return changed(
      mask,
      pieces,
      placesWhere(has),
      placesWhere((entry) => !has(entry)),
    )
  })
}
