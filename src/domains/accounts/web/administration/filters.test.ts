import { expect, test } from 'vitest'
import { readFilters, writeFilters } from './filters.ts'

test('filters are read from the address as they were written into it', () => {
  const filters = { q: 'amira & co', role: 'vendor', state: 'suspended' } as const
  expect(readFilters(writeFilters(filters))).toEqual(filters)
  expect(writeFilters({ q: '', role: 'admin' }).toString()).toBe('role=admin')
})

test('what somebody wrote into the address by hand filters nothing', () => {
  expect(readFilters(new URLSearchParams({ q: '  ', role: 'emperor', state: 'asleep', page: '7' }))).toEqual({})
  expect(readFilters(new URLSearchParams({ q: 'x'.repeat(500) })).q).toHaveLength(200)
})
