/** A seeded pseudo-random generator (mulberry32), so that demo data is the same on every machine. */
export type Chance = {
  /** From 0, below 1. */
  next(): number
  /** An integer from `low` to `high`, both inclusive. */
  between(low: number, high: number): number
  pick<T>(from: readonly T[]): T
  /** An index, as likely as its weight. */
  weighted(weights: readonly number[]): number
  happens(probability: number): boolean
  /** Characters of the alphabet of ids. */
  text(length: number): string
}

export const ID_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

export function openChance(seed: number): Chance {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    text: (length) => Array.from({ length }, () => ID_ALPHABET[between(0, 31)]).join(''),
    pick<T>(from: readonly T[]): T {
      const picked = from[Math.floor(next() * from.length)]
      if (picked === undefined) throw new RangeError('nothing to pick from')
      return picked
    },
    weighted(weights) {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0)
      const found = weights.findIndex((weight) => {
        left -= weight
        return left < 0
      })
      return found === -1 ? weights.length - 1 : found
    },
    happens: (probability) => next() < probability,
  }
}
