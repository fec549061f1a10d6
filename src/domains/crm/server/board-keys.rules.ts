/**
 * Positions of cards as text: a card moved between two others gets a key between theirs, so no other row is written. Keys are compared
 * byte by byte (`collate "C"`). Pure.
 */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const BASE = DIGITS.length
/** At the ends of a list a key is one step of this many digits away, so that millions of cards can be added there. */
const STEP_DIGITS = 4

/**
 * Returns a key after `before` and ahead of `after`; null is the start or the end of the list. Between two cards the key grows by one
 * character for about six insertions into the same gap. Throws RangeError when `before` is not ahead of `after`.
 */
export function keyBetween(before: string | null, after: string | null): string {
  if (before !== null && after !== null && before >= after) throw new RangeError('a key goes between two others')
  const beyond = after === null ? step(before, 1) : before === null ? step(after, -1) : null
  return beyond ?? middle(before ?? '', after)
}

/** Keys for the cards of a whole list, far enough apart to insert between them. */
export function evenKeys(count: number): string[] {
  const keys: string[] = []
  for (let at = 0; at < count; at += 1) keys.push(keyBetween(keys.at(-1) ?? null, null))
  return keys
}

/** One step beyond a key; null at the limit, and without a key. */
function step(key: string | null, by: 1 | -1): string | null {
  if (key === null) return null
  const digits = Array.from({ length: STEP_DIGITS }, (_, at) => digit(key, at))
  const number = digits.reduce((sum, value) => sum * BASE + value, 0) + by
  if (number <= 0 || number >= BASE ** STEP_DIGITS) return null
  return write(number)
}

function write(number: number): string {
  let text = ''
  for (let rest = number; text.length < STEP_DIGITS; rest = Math.floor(rest / BASE)) text = `${DIGITS[rest % BASE]}${text}`
  // Nothing fits between a key and the same with zeros, so no key ends with one.
  return text.replace(/0+$/, '')
}

function middle(from: string, upper: string | null): string {
  let key = ''
  let open = upper === null
  for (let at = 0; ; at += 1) {
    const low = digit(from, at)
    const high = open ? BASE : digit(upper ?? '', at)
    if (high - low > 1) return key + DIGITS[Math.floor((low + high) / 2)]
    key += DIGITS[low]
    if (high > low) open = true
  }
}

function digit(key: string, at: number): number {
  return at < key.length ? DIGITS.indexOf(key.charAt(at)) : 0
}
