import { expect, test } from 'vitest'
import type { OrderEvent } from '../../contract.ts'
import { missedBetween } from './missed.ts'

const note = (id: string): OrderEvent => ({ kind: 'note', id, at: '2026-11-21T12:00:00.000Z', side: 'vendor', actor: 'farid', content: id })

test('what was missed is what happened since, newest first', () => {
  const before = { events: [note('b'), note('a')] }
  expect(missedBetween(before, { events: [note('d'), note('c'), note('b'), note('a')] })).toEqual([note('d'), note('c')])
  expect(missedBetween(before, before)).toEqual([])
})
