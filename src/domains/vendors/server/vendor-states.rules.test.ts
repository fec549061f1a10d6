import { expect, test } from 'vitest'
import { APPLICATION_NEXT, VENDOR_NEXT } from './vendor-states.rules.ts'

test.each([
  ['application', 'submitted', APPLICATION_NEXT, ['approved', 'refused', 'withdrawn']],
  ['vendor', 'approved', VENDOR_NEXT, ['closed']],
])('every state of a %s can be reached from «%s», and only what is over ends there', (_, first, next, ends) => {
  const table: Record<string, readonly string[]> = next
  const reached = new Set([first])
  for (const state of reached) for (const following of table[state] ?? []) reached.add(following)
  expect([...reached].sort()).toEqual(Object.keys(table).sort())
  expect(Object.keys(table).filter((state) => table[state]?.length === 0)).toEqual(ends)
})
