import { describe, expect, test } from 'vitest'
import { DEFAULT_THEME, FONTS, modeOf, PALETTE_CHOICES, PALETTES, PICTURES, pairOf, type Theme } from './theme.ts'
import { readThemeText, themeText } from './theme-text.ts'

const EVENING: Theme = {
  palette: 'olive-dark',
  typography: { heading: 'playfair-display', body: 'lato' },
  background: { type: 'image', url: '/backgrounds/tiles.svg' },
}

describe('a theme in one word', () => {
  test('is read as it was written', () => {
    expect(themeText(EVENING)).toBe('olive-dark.playfair-display.lato.tiles')
    for (const theme of [EVENING, DEFAULT_THEME]) expect(readThemeText(themeText(theme))).toEqual(theme)
  })

  test('may be a palette alone, as browsers kept it before there were fonts', () => {
    expect(readThemeText('default-light')).toEqual({ ...DEFAULT_THEME, palette: 'default-light' })
  })

  test.each([
    '',
    'desert-night',
    'default',
    'olive-dark.comic-sans',
    'olive-dark.lato.inter.beach',
    'olive-dark.lato.inter.tiles.',
    '"><script>',
  ])('%j cannot be read', (text) => expect(readThemeText(text)).toBeNull())
})

test('the specification’s numbers: about 24 palettes, 8 fonts, 4 backgrounds; Default Dark, Inter, solid', () => {
  expect([new Set(PALETTES).size, FONTS.length, PICTURES.length]).toEqual([24, 8, 4])
  expect(themeText(DEFAULT_THEME)).toBe('default-dark.inter.inter.solid')
  expect(PALETTE_CHOICES.map((choice) => `${pairOf(choice)}-${modeOf(choice)}`)).toEqual(PALETTE_CHOICES)
})
