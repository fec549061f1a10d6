import { expect, test } from 'vitest'
import type { MessageView } from '../../contract.ts'
import { toLines } from './lines.ts'

/** A message of Amira's at a position, or an own one. */
const message = (position: number, side: MessageView['side'] = 'other') =>
  ({ id: `msg_${position}`, position, side, sender: null, clientKey: null, sentAt: `2026-11-23T10:0${position}:00.000Z` }) as MessageView

const kinds = (...asked: Parameters<typeof toLines>) =>
  toLines(...asked).map((line) => (line.kind === 'message' ? line.message.position : line.kind))

test('the divider stands before the first new message of others', () => {
  expect(kinds([message(1), message(2, 'own'), message(3), message(4)], [], 1)).toEqual(['day', 1, 2, 'new', 3, 4])
})

test('where everything is new there is no divider', () => {
  expect(kinds([message(1), message(2), message(3)], [], 0)).toEqual(['day', 1, 2, 3])
})

test('nothing new needs no divider', () => {
  expect(kinds([message(1), message(2)])).toEqual(['day', 1, 2])
})
