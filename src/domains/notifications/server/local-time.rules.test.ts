import { expect, test } from 'vitest'
import { nextDigestAt, quietUntil } from './local-time.rules.ts'

const NIGHT = { from: 22 * 60, to: 7 * 60 }
const at = (iso: string) => new Date(iso)

test('quiet hours over midnight end in the morning of the member’s time zone', () => {
  expect(quietUntil(at('2026-11-22T20:30:00Z'), NIGHT, 'Asia/Riyadh')).toEqual(at('2026-11-23T04:00:00Z'))
  expect(quietUntil(at('2026-11-22T18:59:00Z'), NIGHT, 'Asia/Riyadh')).toBeNull()
  expect(quietUntil(at('2026-11-22T04:00:00Z'), NIGHT, 'Asia/Riyadh')).toBeNull()
  expect(quietUntil(at('2026-11-22T20:30:00Z'), null, 'UTC')).toBeNull()
  expect(quietUntil(at('2026-11-22T20:30:00Z'), { from: 60, to: 60 }, 'UTC')).toBeNull()
})

test('quiet hours end when the local clock shows it, also in the night in which the clock changes', () => {
  // In Madrid the clock goes from 3:00 back to 2:00 on 25 October 2026 at 1:00 UTC, and from 2:00 to 3:00 on 29 March.
  expect(quietUntil(at('2026-10-24T21:00:00Z'), NIGHT, 'Europe/Madrid')).toEqual(at('2026-10-25T06:00:00Z'))
  expect(quietUntil(at('2026-03-28T22:00:00Z'), NIGHT, 'Europe/Madrid')).toEqual(at('2026-03-29T05:00:00Z'))
})

test('a daily digest is due at the next local hour, a weekly one on Monday', () => {
  const eight = { digestHour: 8, timeZone: 'Asia/Kolkata' }
  expect(nextDigestAt(at('2026-11-22T02:29:00Z'), { ...eight, digest: 'daily' })).toEqual(at('2026-11-22T02:30:00Z'))
  expect(nextDigestAt(at('2026-11-22T02:30:00Z'), { ...eight, digest: 'daily' })).toEqual(at('2026-11-23T02:30:00Z'))
  expect(nextDigestAt(at('2026-11-24T02:30:00Z'), { ...eight, digest: 'weekly' })).toEqual(at('2026-11-30T02:30:00Z'))
  expect(nextDigestAt(at('2026-11-24T02:30:00Z'), { ...eight, digest: 'off' })).toBeNull()
})
