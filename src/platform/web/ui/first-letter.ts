const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What people see as the first letter or digit of a name, in upper case where there is one; else its first sign. */
export function firstLetter(name: string): string {
  const signs = Array.from(GRAPHEMES.segment(name.trim()), ({ segment }) => segment)
  return (signs.find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? signs[0] ?? '').toUpperCase()
}
