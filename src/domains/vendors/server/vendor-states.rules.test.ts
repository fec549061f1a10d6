import { expect, test } from 'vitest'
import { APPLICATION_STATES, VENDOR_STATES } from './vendor-states.rules.ts'

test('an application begins as submitted and ends approved, refused or withdrawn', () => {
  expect(APPLICATION_STATES.first).toBe('submitted')
  expect([...APPLICATION_STATES.all].sort()).toEqual(['approved', 'refused', 'submitted', 'withdrawn'])
  expect(APPLICATION_STATES.all.filter((state) => APPLICATION_STATES.next(state).length === 0)).toEqual([
    'approved',
    'refused',
    'withdrawn',
  ])
})

test('a vendor begins as approved and ends closed', () => {
  expect(VENDOR_STATES.first).toBe('approved')
  expect([...VENDOR_STATES.all].sort()).toEqual(['approved', 'closed', 'suspended'])
  expect(VENDOR_STATES.all.filter((state) => VENDOR_STATES.next(state).length === 0)).toEqual(['closed'])
})
