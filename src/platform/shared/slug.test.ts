import { expect, test } from 'vitest'
import { findFreeSlug, slugify } from './slug.ts'

test.each([
  ['Taller Bruma', 'taller-bruma'],
  ['  Café & Crème!  ', 'cafe-creme'],
  ['دار أميرة', ''],
  ['---', ''],
  ['Made in 2026', 'made-in-2026'],
])('%s becomes the slug “%s”', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})

test('a long name is cut, and does not end with a hyphen', () => {
  expect(slugify('aaaa bbbb', 5)).toBe('aaaa')
})

test('a slug that is taken gets the next number', () => {
  const taken = new Set(['mugs', 'mugs-2'])
  expect(findFreeSlug('mugs', (slug) => taken.has(slug))).toBe('mugs-3')
  expect(findFreeSlug('bowls', (slug) => taken.has(slug))).toBe('bowls')
})
