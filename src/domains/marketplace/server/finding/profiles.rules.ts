/**
 * What each listing has of every facet: a row by its place, in it per facet the number of a combination of tokens. Where few
 * listings are left these rows are read, however much there is that they have not.
 */

import { eachPlace, PIECE } from './bits.rules.ts'
import { type Mask, wordOf } from './mask.rules.ts'
import { type Token, tokenText } from './tokens.rules.ts'

/** Columns of a row. */
export const FACETS = ['category', 'vendor', 'rating', 'price', 'color', 'size', 'stock'] as const
export type Facet = (typeof FACETS)[number]

/** `sets`: tokens by the number of their combination, and `known` the other way round; `next`: where a token leads that comes or goes. */
type Combinations = {
  tokens: string[]
  numbers: Map<string, number>
  sets: number[][]
  known: Map<string, number>
  next: Map<number, number>
}
export type Profiles = { rows: Uint32Array; facets: Record<Facet, Combinations> }

/** More tokens than a facet has. */
const MOST_TOKENS = 2 ** 20

const noCombinations = (): Combinations => ({ tokens: [], numbers: new Map(), sets: [[]], known: new Map([['', 0]]), next: new Map() })

export const noProfiles = (): Profiles => ({
  rows: new Uint32Array(0),
  facets: {
    ...{ category: noCombinations(), vendor: noCombinations(), rating: noCombinations(), price: noCombinations() },
    ...{ color: noCombinations(), size: noCombinations(), stock: noCombinations() },
  },
})

/** Null: it stands in no row. */
export function facetOf({ kind, a, b }: Token): Facet | null {
  if (kind === 'stocked') return a === '' && b === '' ? 'stock' : null
  if (kind !== 'form') return kind
  if ((a === '') === (b === '')) return null
  return b === '' ? 'color' : 'size'
}

/** A token is of other listings than before: every one whose bit in these pieces is not what it was gets or loses it. */
export function turn(profiles: Profiles, token: Token, pieces: Iterable<number>, before: Mask, after: Mask): void {
  const facet = facetOf(token)
  if (facet === null) return
  const combinations = profiles.facets[facet]
  const number = numberOf(combinations, tokenText(token))
  const column = FACETS.indexOf(facet)
  profiles.rows = withRoom(profiles.rows, after.length * 32 * FACETS.length)
  const { rows } = profiles
  for (const piece of pieces) {
    for (let word = piece * PIECE; word < (piece + 1) * PIECE; word += 1) {
      eachPlace(wordOf(before, word) ^ wordOf(after, word), word, (place) => {
        const at = place * FACETS.length + column
        rows[at] = turned(combinations, rows[at] as number, number)
      })
    }
  }
}

function withRoom(rows: Uint32Array, room: number): Uint32Array {
  if (rows.length >= room) return rows
  const larger = new Uint32Array(room)
  larger.set(rows)
  return larger
}

function numberOf({ tokens, numbers }: Combinations, token: string): number {
  const number = numbers.get(token) ?? tokens.push(token) - 1
  numbers.set(token, number)
  return number
}

/** The combination with the token if it was without, without it if it was with. */
function turned(combinations: Combinations, from: number, token: number): number {
  const { sets, known, next } = combinations
  const key = from * MOST_TOKENS + token
  const led = next.get(key)
  if (led !== undefined) return led
  const set = (sets[from] ?? []).filter((one) => one !== token)
  if (set.length === sets[from]?.length) set.push(token)
  set.sort((one, other) => one - other)
  const number = known.get(set.join()) ?? sets.push(set) - 1
  known.set(set.join(), number)
  next.set(key, number)
  return number
}

/** How many of these listings have each token of some facets; a token that none has may be missing. */
export function countProfiles({ rows, facets: all }: Profiles, facets: readonly Facet[], places: Int32Array): ReadonlyMap<string, number> {
  const columns = Int32Array.from(facets, (facet) => FACETS.indexOf(facet))
  const starts = Int32Array.from(facets, () => 0)
  for (let index = 1; index < facets.length; index += 1)
    starts[index] = (starts[index - 1] as number) + all[facets[index - 1] as Facet].sets.length
  const bySet = new Uint32Array(facets.reduce((sum, facet) => sum + all[facet].sets.length, 0))
  for (let index = 0; index < places.length; index += 1) {
    const row = (places[index] as number) * FACETS.length
    for (let column = 0; column < columns.length; column += 1) {
      const at = (starts[column] as number) + (rows[row + (columns[column] as number)] as number)
      bySet[at] = (bySet[at] as number) + 1
    }
  }
  return new Map(facets.flatMap((facet, index) => byToken(all[facet], bySet.subarray(starts[index]))))
}

function byToken({ sets, tokens }: Combinations, bySet: Uint32Array): [string, number][] {
  const counts = new Uint32Array(tokens.length)
  for (const [set, numbers] of sets.entries()) {
    if (bySet[set] !== 0) for (const number of numbers) counts[number] = (counts[number] as number) + (bySet[set] as number)
  }
  return tokens.map((token, number) => [token, counts[number] as number])
}
