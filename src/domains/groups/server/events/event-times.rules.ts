/** Times of events: written by the clock of a time zone, stored as moments. */
import { findTimeZone } from '#platform/shared/time-zone.ts'

const DAY_MS = 86_400_000
const MAX_DURATION_MS = 14 * DAY_MS
const MAX_AHEAD_MS = 5 * 366 * DAY_MS

export type TimeFault = 'UNKNOWN_TIME_ZONE' | 'ENDS_TOO_EARLY' | 'EVENT_TOO_LONG' | 'EVENT_TOO_FAR' | 'EVENT_OVER'
export type WrittenTimes = { timeZone: string; starts: string; ends: string }
export type EventTimes = { timeZone: string; startsAt: Date; endsAt: Date }

/**
 * Reads times by the clock of their zone. A time that the clock skips when it is put forward is as much later, and of a time that it
 * shows twice the first counts.
 */
export function readTimes({ timeZone, starts, ends }: WrittenTimes, now: Date): EventTimes | TimeFault {
  const zone = findTimeZone(timeZone)
  if (zone === null) return 'UNKNOWN_TIME_ZONE'
  const startsAt = toMoment(starts, zone)
  const endsAt = toMoment(ends, zone)
  if (endsAt <= startsAt) return 'ENDS_TOO_EARLY'
  if (endsAt.getTime() - startsAt.getTime() > MAX_DURATION_MS) return 'EVENT_TOO_LONG'
  if (startsAt.getTime() - now.getTime() > MAX_AHEAD_MS) return 'EVENT_TOO_FAR'
  if (endsAt <= now) return 'EVENT_OVER'
  return { timeZone: zone, startsAt, endsAt }
}

/** `2026-11-28T10:00` */
export function toWallTime(at: Date, timeZone: string): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)
  return zoned.toPlainDateTime().toString({ smallestUnit: 'minute' })
}

function toMoment(wallTime: string, timeZone: string): Date {
  return new Date(Temporal.PlainDateTime.from(wallTime.slice(0, 16)).toZonedDateTime(timeZone).epochMilliseconds)
}
