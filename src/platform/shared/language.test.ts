import { expect, test } from 'vitest'
import { negotiateLanguage, textDirection } from './language.ts'

test('the best of our languages is chosen by the weights of Accept-Language', () => {
  expect(negotiateLanguage('es-MX,es;q=0.9,en;q=0.8')).toBe('es')
  expect(negotiateLanguage('fr-FR, ar;q=0.5, en;q=0.7')).toBe('en')
  expect(negotiateLanguage('de, ar-EG;q=0.1')).toBe('ar')
  expect(negotiateLanguage('es;q=0, en;q=0.1')).toBe('en')
})

test('a header that names none of ours chooses none', () => {
  for (const header of [null, undefined, '', 'fr', '*', ';;;', 'q=1']) expect(negotiateLanguage(header)).toBeNull()
})

test('only Arabic is written from right to left', () => {
  expect([textDirection('en'), textDirection('es'), textDirection('ar')]).toEqual(['ltr', 'ltr', 'rtl'])
})
