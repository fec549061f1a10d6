import { expect, test } from 'vitest'
import { mergeTimeline } from './merge-timeline.ts'

const at = (hour: number, id: string) => ({ at: `2026-11-25T${String(hour).padStart(2, '0')}:00:00Z`, id })
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).join(' ')

test('notes and history are one list, newest first', () => {
  expect(ids(mergeTimeline([at(9, 'note'), at(3, 'tag')], [at(11, 'paid'), at(5, 'placed')], false))).toBe('paid note placed tag')
  expect(ids(mergeTimeline([], [at(5, 'placed')], false))).toBe('placed')
})

test('history before the oldest loaded note waits until older ones are loaded', () => {
  expect(ids(mergeTimeline([at(9, 'note')], [at(11, 'paid'), at(5, 'placed')], true))).toBe('paid note')
})
