/** A random generator seeded by a text: it draws from a hash, so that the draws do not reveal the text. */
import { createHash } from 'node:crypto'

export type SeededRandom = {
  /** From `low` (inclusive) to `high` (exclusive). */
  between(low: number, high: number): number
  oneOf<T>(choices: readonly [T, ...T[]]): T
}

const DRAWS = 64

export function createSeededRandom(words: string): SeededRandom {
  const bytes = createHash('shake256', { outputLength: 2 * DRAWS })
    .update(words)
    .digest()
  let drawn = 0
  const draw = () => {
    const value = bytes.readUInt16BE((drawn % DRAWS) * 2) / 65_536
    drawn += 1
    return value
  }
  return {
    between: (low, high) => low + draw() * (high - low),
    oneOf: (choices) => choices[Math.floor(draw() * choices.length)] ?? choices[0],
  }
}
