import { expect, test } from 'vitest'
import { isId, newId, randomText } from './ids.ts'

test('ids of one process ascend, also within a millisecond', () => {
  const ids = Array.from({ length: 5000 }, () => newId('prod', 1_800_000_000_000))
  expect([...ids].sort()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

test('an id made later sorts later', () => {
  const now = Date.now() + 10_000_000
  expect(newId('usr', now) < newId('usr', now + 1)).toBe(true)
})

test('an id has a prefix and 26 characters', () => {
  const id = newId('prod')
  expect(isId('prod', id)).toBe(true)
  for (const text of ['', 'prod_', id.slice(1), `${id}0`, id.replace('prod', 'var'), `prod_${'i'.repeat(26)}`])
    expect(isId('prod', text), text).toBe(false)
})

test('random text has the length asked for and our alphabet only', () => {
  expect(randomText(26)).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/)
})
