import { expect, test } from 'vitest'
import { pendingKeys } from './operation.ts'

test('a retry keeps its idempotency key; other content, or the same content after an answer, gets a new one', () => {
  const idempotencyKeys = pendingKeys()
  const first = idempotencyKeys.of({ email: 'amira@example.com' })
  expect(idempotencyKeys.of({ email: 'amira@example.com' })).toBe(first)
  const other = idempotencyKeys.of({ email: 'bruno@example.com' })
  expect(other).not.toBe(first)
  idempotencyKeys.forget()
  expect(idempotencyKeys.of({ email: 'bruno@example.com' })).not.toBe(other)
  expect(first).toMatch(/^[0-9a-z]{26}$/)
})
