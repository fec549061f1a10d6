import { describe, expect, test } from 'vitest'
import { reauthenticatedUntil, sessionEnd } from './session.rules.ts'
import { parseUserAgent } from './user-agent.rules.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const morning = new Date('2026-11-21T08:00:00Z')
const later = (ms: number) => new Date(morning.getTime() + ms)

describe('a session', () => {
  test('ends after 14 days without use', () => {
    expect(sessionEnd({ createdAt: morning, lastSeenAt: later(2 * DAY), role: 'user' })).toEqual(later(16 * DAY))
  })

  test('ends after 30 days, however much it is used', () => {
    expect(sessionEnd({ createdAt: morning, lastSeenAt: later(29 * DAY), role: 'vendor' })).toEqual(later(30 * DAY))
  })

  test('of an administrator ends after 12 hours', () => {
    expect(sessionEnd({ createdAt: morning, lastSeenAt: later(11 * HOUR), role: 'admin' })).toEqual(later(12 * HOUR))
  })

  test('is reauthenticated for ten minutes', () => {
    expect(reauthenticatedUntil(morning, later(9 * 60_000))).toEqual(later(10 * 60_000))
    expect(reauthenticatedUntil(morning, later(10 * 60_000))).toBeNull()
  })
})

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36', 'Chrome', 'Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge', 'Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.0 Mobile/15E Safari/604.1',
    'Safari',
    'iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36', 'Chrome', 'Android'],
  ['curl/8.9.1', null, null],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(parseUserAgent(userAgent)).toEqual({ browser, system })
})
