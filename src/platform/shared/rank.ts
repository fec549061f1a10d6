/**
 * Places in a hand-ordered list as texts: a card put between two others gets a rank between theirs, and no other row is
 * written. Compare them byte by byte (`collate "C"`).
 */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const BASE = DIGITS.length

/**
 * A rank after `lower` and before `upper`; null is the beginning or the end of the list. Grows by one sign for about six cards
 * put into the same gap. Throws RangeError when there is nothing between.
 */
export function rankBetween(lower: string | null, upper: string | null): string {
  const from = lower ?? ''
  if (upper !== null && from >= upper) throw new RangeError('a rank goes between two others')
  let rank = ''
  let open = upper === null
  for (let at = 0; ; at += 1) {
    const low = digit(from, at)
    const high = open ? BASE : digit(upper ?? '', at)
    if (high - low > 1) return rank + DIGITS[Math.floor((low + high) / 2)]
    rank += DIGITS[low]
    if (high > low) open = true
  }
}

function digit(rank: string, at: number): number {
  return at < rank.length ? DIGITS.indexOf(rank.charAt(at)) : 0
}
