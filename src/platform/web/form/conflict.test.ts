import { expect, it } from 'vitest'
import { findDifferences } from './conflict.ts'

const base = { bio: 'Potter', city: 'Cuenca', links: [{ url: 'a' }], open: true }

it('a field that only one side changed starts with that side’s version', () => {
  const mine = { ...base, bio: 'Potter and painter', city: 'Quito' }
  const saved = { ...base, bio: 'Potter in Cuenca', links: [{ url: 'a' }, { url: 'b' }] }
  expect(findDifferences(base, mine, saved)).toEqual([
    { path: 'bio', mine: 'Potter and painter', saved: 'Potter in Cuenca', side: 'mine' },
    { path: 'city', mine: 'Quito', saved: 'Cuenca', side: 'mine' },
    { path: 'links', mine: [{ url: 'a' }], saved: [{ url: 'a' }, { url: 'b' }], side: 'saved' },
  ])
})

it('fields that both sides changed the same way aren’t conflicts', () => {
  expect(findDifferences(base, { ...base, city: 'Loja' }, { ...base, city: 'Loja' })).toEqual([])
  expect(findDifferences({ bio: '' }, { bio: '' }, { bio: null })).toEqual([])
})
