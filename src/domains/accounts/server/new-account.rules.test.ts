import { expect, test } from 'vitest'
import { isNew } from './new-account.rules.ts'

test('an account is new for a day', () => {
  const at = new Date('2026-11-23T10:00:00Z')
  expect(isNew(at, new Date('2026-11-24T09:59:59Z'))).toBe(true)
  expect(isNew(at, new Date('2026-11-24T10:00:00Z'))).toBe(false)
})
