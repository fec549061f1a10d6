import { expect, test } from 'vitest'
import { freeSlug, slugOf } from './slug.ts'

test.each([
  ['Taller Bruma', 'taller-bruma'],
  ['  Café & Crème!  ', 'cafe-creme'],
  ['دار أميرة', ''],
  ['---', ''],
  ['Made in 2026', 'made-in-2026'],
])('%s stands in addresses as «%s»', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('a long name is cut, and does not end with a hyphen', () => {
  expect(slugOf('aaaa bbbb', 5)).toBe('aaaa')
})

test('a slug that is taken gets the next number', () => {
  const taken = new Set(['mugs', 'mugs-2'])
  expect(freeSlug('mugs', (slug) => taken.has(slug))).toBe('mugs-3')
  expect(freeSlug('bowls', (slug) => taken.has(slug))).toBe('bowls')
})
