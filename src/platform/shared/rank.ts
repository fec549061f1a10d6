/**
 * Positions in a manually ordered list as text: a card moved between two others gets a rank between theirs, so no other row is
 * written. Ranks are compared byte by byte (`collate "C"`).
 */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const BASE = DIGITS.length

/**
 * Returns a rank after `lower` and before `upper`; null is the start or the end of the list. The rank grows by one character for
 * about six cards inserted into the same gap. Throws RangeError when `lower` is not before `upper`.
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
