import { describe, expect, test } from 'vitest'
import { readTimes, toWallTime } from './event-times.rules.ts'

const NOW = new Date('2026-03-01T00:00:00Z')
const inNewYork = (starts: string, ends: string) => readTimes({ timeZone: 'America/New_York', starts, ends }, NOW)

describe('the times of an event', () => {
  test('follow the clock of New York across both changes of its clock', () => {
    expect(inNewYork('2026-03-07T10:00', '2026-03-07T12:00')).toMatchObject({ startsAt: new Date('2026-03-07T15:00:00Z') })
    expect(inNewYork('2026-03-14T10:00', '2026-03-14T12:00')).toMatchObject({ startsAt: new Date('2026-03-14T14:00:00Z') })
    expect(inNewYork('2026-10-31T10:00', '2026-10-31T12:00')).toMatchObject({ startsAt: new Date('2026-10-31T14:00:00Z') })
    expect(inNewYork('2026-11-07T10:00', '2026-11-07T12:00')).toMatchObject({ startsAt: new Date('2026-11-07T15:00:00Z') })
  })

  test('are the same all year in Dubai, which has no daylight saving', () => {
    const inDubai = (day: string) => readTimes({ timeZone: 'Asia/Dubai', starts: `${day}T10:00`, ends: `${day}T11:00` }, NOW)
    expect(inDubai('2026-03-14')).toMatchObject({ startsAt: new Date('2026-03-14T06:00:00Z') })
    expect(inDubai('2026-11-07')).toMatchObject({ startsAt: new Date('2026-11-07T06:00:00Z') })
  })

  test('that the clock skips are as much later, and of a time shown twice the first counts', () => {
    expect(inNewYork('2026-03-08T02:30', '2026-03-08T05:00')).toMatchObject({ startsAt: new Date('2026-03-08T07:30:00Z') })
    expect(inNewYork('2026-11-01T01:30', '2026-11-01T05:00')).toMatchObject({ startsAt: new Date('2026-11-01T05:30:00Z') })
  })

  test('last as long as the clock says when it is put back during the event', () => {
    expect(inNewYork('2026-10-31T23:00', '2026-11-01T03:00')).toMatchObject({
      startsAt: new Date('2026-11-01T03:00:00Z'),
      endsAt: new Date('2026-11-01T08:00:00Z'),
    })
  })

  test.each([
    ['2026-03-07T10:00', '2026-03-07T10:00', 'ENDS_TOO_EARLY'],
    ['2026-03-07T10:00', '2026-03-22T10:00', 'EVENT_TOO_LONG'],
    ['2032-03-07T10:00', '2032-03-07T11:00', 'EVENT_TOO_FAR'],
    ['2026-02-07T10:00', '2026-02-07T11:00', 'EVENT_OVER'],
  ])('from %s to %s are refused: %s', (starts, ends, fault) => {
    expect(inNewYork(starts, ends)).toBe(fault)
  })

  test.each(['Mars/Olympus', '', '+04:00'])('need a time zone of IANA, not "%s"', (timeZone) => {
    expect(readTimes({ timeZone, starts: '2026-03-07T10:00', ends: '2026-03-07T11:00' }, NOW)).toBe('UNKNOWN_TIME_ZONE')
  })

  test.each([
    ['America/New_York', '2026-07-04T18:30', '2026-07-04T20:00'],
    ['Asia/Dubai', '2026-12-31T23:59', '2027-01-01T02:00'],
  ])('in %s read back as they were written', (timeZone, starts, ends) => {
    const times = readTimes({ timeZone, starts, ends }, NOW)
    if (typeof times === 'string') throw new Error(times)
    expect([toWallTime(times.startsAt, timeZone), toWallTime(times.endsAt, timeZone)]).toEqual([starts, ends])
  })
})
