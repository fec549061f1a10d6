import { expect, test } from 'vitest'
import { openIntents } from './operation.ts'

test('trying the same again is the same intent; other content, and the same after an answer, is another', () => {
  const intents = openIntents()
  const first = intents.of({ email: 'amira@example.com' })
  expect(intents.of({ email: 'amira@example.com' })).toBe(first)
  const other = intents.of({ email: 'bruno@example.com' })
  expect(other).not.toBe(first)
  intents.forget()
  expect(intents.of({ email: 'bruno@example.com' })).not.toBe(other)
  expect(first).toMatch(/^[0-9a-z]{26}$/)
})
