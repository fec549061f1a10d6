const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The first letter or digit of a name, in upper case if possible; else its first character. */
export function firstLetter(name: string): string {
  const signs = Array.from(GRAPHEMES.segment(name.trim()), ({ segment }) => segment)
  return (signs.find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? signs[0] ?? '').toUpperCase()
}
