/**
 * Facet values by listing: one row per doc id with, for each facet, the number of its combination of tokens. When few listings match,
 * reading these rows is cheaper than counting bitmaps of every value.
 */

import { forEachDoc, WORDS_PER_PIECE } from './bits.rules.ts'
import { type Mask, wordAt } from './mask.rules.ts'
import { formatToken, singleOption, type Token } from './tokens.rules.ts'

/** Columns of a profile row. Color and size have columns of their own, because all options together have too many combinations. */
export const FACETS = ['category', 'vendor', 'rating', 'price', 'color', 'size', 'option', 'stock'] as const
export type Facet = (typeof FACETS)[number]

/** `sets` are the tokens of each combination, `known` its inverse; `next` caches the combination after a token is toggled. */
type Combinations = {
  tokens: string[]
  numbers: Map<string, number>
  sets: number[][]
  known: Map<string, number>
  next: Map<number, number>
}
export type Profiles = { rows: Uint32Array; facets: Record<Facet, Combinations> }

/** An upper bound on tokens per facet, used to build keys of `next`. */
const MAX_TOKENS = 2 ** 20

const emptyCombinations = (): Combinations => ({ tokens: [], numbers: new Map(), sets: [[]], known: new Map([['', 0]]), next: new Map() })

export const emptyProfiles = (): Profiles => ({
  rows: new Uint32Array(0),
  facets: {
    category: emptyCombinations(),
    vendor: emptyCombinations(),
    rating: emptyCombinations(),
    price: emptyCombinations(),
    color: emptyCombinations(),
    size: emptyCombinations(),
    option: emptyCombinations(),
    stock: emptyCombinations(),
  },
})

/** Null for tokens that profiles do not hold. */
export function facetFor(token: Token): Facet | null {
  const { kind, a } = token
  if (kind === 'stocked') return a === '' ? 'stock' : null
  if (kind === 'collection' || kind === 'tag') return null
  // Products have almost as many combinations of attributes as there are products.
  if (kind === 'attribute') return null
  if (kind !== 'form') return kind
  const key = singleOption(token)?.key
  if (key === undefined) return null
  return key === 'color' || key === 'size' ? key : 'option'
}

/** Toggles the token in the profile of every listing whose bit changed in these pieces. */
export function toggleToken(profiles: Profiles, token: Token, pieces: Iterable<number>, before: Mask, after: Mask): void {
  const facet = facetFor(token)
  if (facet === null) return
  const combinations = profiles.facets[facet]
  const number = tokenNumber(combinations, formatToken(token))
  const column = FACETS.indexOf(facet)
  profiles.rows = withCapacity(profiles.rows, after.length * 32 * FACETS.length)
  const { rows } = profiles
  for (const piece of pieces) {
    for (let word = piece * WORDS_PER_PIECE; word < (piece + 1) * WORDS_PER_PIECE; word += 1) {
      forEachDoc(wordAt(before, word) ^ wordAt(after, word), word, (place) => {
        const at = place * FACETS.length + column
        rows[at] = toggledCombination(combinations, rows[at] as number, number)
      })
    }
  }
}

function withCapacity(rows: Uint32Array, room: number): Uint32Array {
  if (rows.length >= room) return rows
  const larger = new Uint32Array(room)
  larger.set(rows)
  return larger
}

function tokenNumber({ tokens, numbers }: Combinations, token: string): number {
  const number = numbers.get(token) ?? tokens.push(token) - 1
  numbers.set(token, number)
  return number
}

/** The combination with the token added, or removed if it was present. */
function toggledCombination(combinations: Combinations, from: number, token: number): number {
  const { sets, known, next } = combinations
  const key = from * MAX_TOKENS + token
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

/** Counts each token of the facets among these listings; tokens without a listing may be missing. */
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
