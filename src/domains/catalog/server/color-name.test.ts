import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#platform/shared/language.ts'
import { COLORS } from '../colors.ts'
import { colorName } from './color-name.ts'

test('a color has the same name in a document as on the screens, in every language', () => {
  for (const language of LANGUAGES) {
    const { catalog } = JSON.parse(readFileSync(new URL(`../web/${language}.json`, import.meta.url), 'utf8')) as {
      catalog: { color: Record<string, string> }
    }
    expect(Object.fromEntries(Object.keys(COLORS).map((color) => [color, colorName(color, language)]))).toEqual(catalog.color)
  }
  expect(colorName('Dusk of Amman', 'ar')).toBe('Dusk of Amman')
})
