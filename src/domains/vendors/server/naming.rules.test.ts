import { expect, test } from 'vitest'
import { reservedSlugs } from '#app/server/wiring.ts'
import { isReservedName, isReservedSlug } from './naming.rules.ts'

test.each(['Admin', ' plaza ', 'P l a z a', 'Plaza Support', 'Márketplace'])('“%s” could be mistaken for Plaza', (name) => {
  expect(isReservedName(name, reservedSlugs)).toBe(true)
})

test.each(['Plaza House', 'Taller Bruma', 'دار أميرة', 'Newsstand'])('“%s” is allowed as a shop name', (name) => {
  expect(isReservedName(name, reservedSlugs)).toBe(false)
})

test('paths of the site can’t be slugs', () => {
  const isReserved = (slug: string) => isReservedSlug(slug, reservedSlugs)
  expect(['register', 'feed', 'checkout', 'groups', 'dar-amira'].map(isReserved)).toEqual([true, true, true, true, false])
})
