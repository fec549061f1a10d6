/** Chance that is the same for the same words: draws from a hash, so that no draw says anything of the words. */
import { createHash } from 'node:crypto'

export type Dice = {
  /** From `low` up to `high`, not quite reaching it. */
  between(low: number, high: number): number
  oneOf<T>(choices: readonly [T, ...T[]]): T
}

const DRAWS = 64

export function diceOf(words: string): Dice {
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
