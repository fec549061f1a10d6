import { afterEach, expect, test } from 'vitest'
import { applyTimeZone, browserTimeZone, currentTimeZone, fromWallTime, toWallTime } from './time-zone.ts'

afterEach(() => applyTimeZone(null))

test('times are shown and read by the clock of the chosen zone', () => {
  applyTimeZone('Asia/Tokyo')
  expect(toWallTime(new Date('2026-11-21T18:00:00Z'))).toBe('2026-11-22T03:00:00')
  expect(fromWallTime('2026-11-22T03:00')).toEqual(new Date('2026-11-21T18:00:00Z'))
})

test('in the nights in which the clock changes too', () => {
  applyTimeZone('Europe/Madrid')
  for (const moment of ['2026-03-29T00:59:00Z', '2026-03-29T01:00:00Z', '2026-10-25T02:00:00Z', '2026-10-24T22:30:00Z'])
    expect(fromWallTime(toWallTime(new Date(moment)))).toEqual(new Date(moment))
})

test('a zone that the browser does not know is the browser’s own, as without a choice', () => {
  applyTimeZone('Mars/Olympus')
  expect(currentTimeZone()).toBe(browserTimeZone())
})
