import { describe, expect, test } from 'vitest'
import { DEFAULT_THEME, FONTS, PALETTE_CHOICES, PALETTES, PICTURES, paletteMode, palettePair, type Theme } from './theme.ts'
import { parseTheme, serializeTheme } from './theme-cookie.ts'

const EVENING: Theme = {
  palette: 'olive-dark',
  typography: { heading: 'playfair-display', body: 'lato' },
  background: { type: 'image', url: '/backgrounds/tiles.svg' },
}

describe('a theme as a cookie value', () => {
  test('is parsed as it was written', () => {
    expect(serializeTheme(EVENING)).toBe('olive-dark.playfair-display.lato.tiles')
    for (const theme of [EVENING, DEFAULT_THEME]) expect(parseTheme(serializeTheme(theme))).toEqual(theme)
  })

  test('may be only a palette, as stored before fonts were added', () => {
    expect(parseTheme('default-light')).toEqual({ ...DEFAULT_THEME, palette: 'default-light' })
  })

  test.each([
    '',
    'desert-night',
    'default',
    'olive-dark.comic-sans',
    'olive-dark.lato.inter.beach',
    'olive-dark.lato.inter.tiles.',
    '"><script>',
  ])('%j cannot be read', (text) => expect(parseTheme(text)).toBeNull())
})

test('the specification’s numbers: about 24 palettes, 8 fonts, 4 backgrounds; Default Dark, Inter, solid', () => {
  expect([new Set(PALETTES).size, FONTS.length, PICTURES.length]).toEqual([24, 8, 4])
  expect(serializeTheme(DEFAULT_THEME)).toBe('default-dark.inter.inter.solid')
  expect(PALETTE_CHOICES.map((choice) => `${palettePair(choice)}-${paletteMode(choice)}`)).toEqual(PALETTE_CHOICES)
})
