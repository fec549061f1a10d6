/** Postal codes of a zone: `10115`, a range `10000-19999`, or a prefix `SW1*`. */

const ARABIC_ZERO = 0x0660
const RANGE = /^([0-9A-Z]+)-([0-9A-Z]+)$/
const ONE_OR_PREFIX = /^[0-9A-Z]+\*?$/

/** Whether this is a code, a prefix, or a range from a lower to a higher code of the same length and the same order of letters and digits. */
export function isPostalPattern(text: string): boolean {
  const pattern = plain(text)
  const range = RANGE.exec(pattern)
  if (!range) return ONE_OR_PREFIX.test(pattern)
  const [, from = '', to = ''] = range
  return shape(from) === shape(to) && from <= to
}

/** Case and spaces don't matter. The part before a hyphen counts too: `12345-6789` is in `12000-12999`. */
export function matchesPostalPattern(code: string, text: string): boolean {
  const pattern = plain(text)
  const [base = ''] = plain(code).split('-')
  return [plain(code).replaceAll('-', ''), base].some((one) => one !== '' && matches(one, pattern))
}

function matches(code: string, pattern: string): boolean {
  if (pattern.endsWith('*')) return code.startsWith(pattern.slice(0, -1))
  const range = RANGE.exec(pattern)
  if (!range) return code === pattern
  const [, from = '', to = ''] = range
  return shape(code) === shape(from) && from <= code && code <= to
}

/** Digits become 0 and letters A, so that codes of one shape sort like their numbers. */
function shape(code: string): string {
  return code.replace(/\d/g, '0').replace(/[A-Z]/g, 'A')
}

function plain(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/[\u2010-\u2015]/g, '-')
}
