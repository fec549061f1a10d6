import { expect, it } from 'vitest'
import { differencesOf } from './conflict.ts'

const base = { bio: 'Potter', city: 'Cuenca', links: [{ url: 'a' }], open: true }

it('two versions differ in fields, and a field is whose it is who alone changed it', () => {
  const mine = { ...base, bio: 'Potter and painter', city: 'Quito' }
  const saved = { ...base, bio: 'Potter in Cuenca', links: [{ url: 'a' }, { url: 'b' }] }
  expect(differencesOf(base, mine, saved)).toEqual([
    { path: 'bio', mine: 'Potter and painter', saved: 'Potter in Cuenca', side: 'mine' },
    { path: 'city', mine: 'Quito', saved: 'Cuenca', side: 'mine' },
    { path: 'links', mine: [{ url: 'a' }], saved: [{ url: 'a' }, { url: 'b' }], side: 'saved' },
  ])
})

it('where both did the same there is nothing to choose', () => {
  expect(differencesOf(base, { ...base, city: 'Loja' }, { ...base, city: 'Loja' })).toEqual([])
  expect(differencesOf({ bio: '' }, { bio: '' }, { bio: null })).toEqual([])
})
