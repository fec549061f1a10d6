import { expect, test } from 'vitest'
import type { OrderEvent } from '../../contract.ts'
import { findNewEvents } from './find-new-events.ts'

const note = (id: string): OrderEvent => ({ kind: 'note', id, at: '2026-11-21T12:00:00.000Z', side: 'vendor', actor: 'farid', content: id })

test('new events are those added since, newest first', () => {
  const before = { events: [note('b'), note('a')] }
  expect(findNewEvents(before, { events: [note('d'), note('c'), note('b'), note('a')] })).toEqual([note('d'), note('c')])
  expect(findNewEvents(before, before)).toEqual([])
})
