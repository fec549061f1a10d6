import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MessageView } from '../../contract.ts'
import { appendPage, mergeMessages, prependPage, putMessage, type ThreadWindow } from './thread-window.ts'

const message = (position: number, text = ''): MessageView => ({
  id: `msg_${position}`,
  position,
  sender: null,
  side: 'other',
  mine: false,
  clientKey: null,
  text,
  pictures: [],
  record: null,
  event: null,
  replyTo: null,
  reactions: [],
  sentAt: '2026-11-23T10:00:00.000Z',
  editedAt: null,
  deletedAt: null,
  hidden: false,
})
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => message(from + index))
const positions = ({ items }: Pick<ThreadWindow, 'items'>) => items.map(({ position }) => position)

describe('the loaded part of a conversation', () => {
  test('has every message once, in order, whatever the order of the pages', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 })), fc.array(fc.integer({ min: 1, max: 40 })), (known, fresh) => {
        const merged = mergeMessages(
          known.map((position) => message(position, 'old')),
          fresh.map((position) => message(position, 'new')),
        )
        expect(positions({ items: merged })).toEqual([...new Set([...known, ...fresh])].sort((one, other) => one - other))
        for (const { position, text } of merged) expect(text).toBe(fresh.includes(position) ? 'new' : 'old')
      }),
    )
  })

  test('an older page comes first and says whether there is more', () => {
    const known = { items: range(41, 60), hasBefore: true, hasAfter: false }
    const next = prependPage(known, { items: range(1, 40), hasBefore: false, hasAfter: true })
    expect([positions(next).length, next.hasBefore, next.hasAfter]).toEqual([60, false, false])
  })

  test('a newer page that does not follow on replaces it, so that no gap is shown as if there were none', () => {
    const known = { items: range(1, 10), hasBefore: false, hasAfter: false }
    expect(positions(appendPage(known, { items: range(9, 12), hasBefore: true, hasAfter: false }))).toEqual(
      positions({ items: range(1, 12) }),
    )
    expect(positions(appendPage(known, { items: range(50, 60), hasBefore: true, hasAfter: false }))).toEqual(
      positions({ items: range(50, 60) }),
    )
  })

  test('a sent message joins the end, and only there', () => {
    const known = { items: range(1, 10), hasBefore: false, hasAfter: false }
    expect(positions(putMessage(known, message(11))).at(-1)).toBe(11)
    expect(positions(putMessage(known, message(13))).at(-1)).toBe(10)
    expect(positions(putMessage({ ...known, hasAfter: true }, message(11))).at(-1)).toBe(10)
    expect(putMessage({ ...known, hasAfter: true }, message(3, 'edited')).items[2]?.text).toBe('edited')
  })
})
