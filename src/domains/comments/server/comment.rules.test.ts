import { describe, expect, test } from 'vitest'
import { isReadable, stateOf } from './comment.rules.ts'

const at = new Date('2026-11-23T10:00:00Z')
const written = { authorId: 'usr_1', deletedAt: null, removedAt: null, held: false, absent: false }

describe('a comment', () => {
  test.each([
    [written, true, 'shown'],
    [{ ...written, deletedAt: at }, true, 'deleted'],
    [{ ...written, removedAt: at }, true, 'removed'],
    [{ ...written, held: true }, true, 'held'],
    [{ ...written, absent: true }, true, 'gone'],
    [{ ...written, removedAt: at }, false, 'gone'],
    [{ ...written, authorId: null }, false, 'gone'],
  ] as const)('%j of an author (%s) is %s', (row, authorIsThere, state) => {
    expect(stateOf(row, authorIsThere)).toBe(state)
  })

  test('is read by its author while it is held or removed, and by moderators after its removal', () => {
    const readers = {
      author: { mine: true, moderates: false },
      moderator: { mine: false, moderates: true },
      other: { mine: false, moderates: false },
    }
    const readBy = (state: Parameters<typeof isReadable>[0]) =>
      Object.entries(readers).flatMap(([name, reader]) => (isReadable(state, reader) ? name : []))
    expect(readBy('shown')).toEqual(['author', 'moderator', 'other'])
    expect(readBy('held')).toEqual(['author'])
    expect(readBy('removed')).toEqual(['author', 'moderator'])
    expect(readBy('deleted')).toEqual([])
    expect(readBy('gone')).toEqual([])
  })
})
