import { expect, test } from 'vitest'
import { isReservedName, isReservedSlug } from './naming.rules.ts'

test.each(['Admin', ' plaza ', 'P l a z a', 'Plaza Support', 'Márketplace'])('«%s» would pass for Plaza', (name) => {
  expect(isReservedName(name)).toBe(true)
})

test.each(['Plaza House', 'Taller Bruma', 'دار أميرة', 'Newsstand'])('«%s» is a name for a shop', (name) => {
  expect(isReservedName(name)).toBe(false)
})

test('words that stand in addresses are no slugs', () => {
  expect([isReservedSlug('register'), isReservedSlug('feed'), isReservedSlug('dar-amira')]).toEqual([true, true, false])
})
