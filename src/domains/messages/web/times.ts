/** Times of messages, in the Gregorian calendar like all dates of Plaza. */

import type { TFunction } from 'i18next'
import type { Locale } from '#platform/shared/language.ts'
import { formatBriefDay, formatDay, formatLocally } from '#platform/web/i18n/dates.ts'
import { toWallTime } from '#platform/web/i18n/time-zone.ts'

const DAY_MS = 86_400_000
const WEEK_DAYS = 6

export function clockTime(iso: string, locale: Locale): string {
  return formatLocally({ timeStyle: 'short' }, iso, locale)
}

/** The local day, to find out where another one begins. */
export const dayKey = (iso: string): string => localDay(new Date(iso))

/** “Today”, “Yesterday”, a weekday of this week, or a date. */
export function dayName(t: TFunction, iso: string, now: Date, locale: Locale): string {
  const days = daysBetween(new Date(iso), now)
  if (days === 0) return t('messages.day.today')
  if (days === 1) return t('messages.day.yesterday')
  if (days > 0 && days <= WEEK_DAYS) return formatLocally({ weekday: 'long' }, iso, locale)
  return formatDay(iso, locale)
}

/** The time of a row in the list: the clock today, else the day. */
export function rowTime(t: TFunction, iso: string, now: Date, locale: Locale): string {
  const days = daysBetween(new Date(iso), now)
  if (days === 0) return clockTime(iso, locale)
  if (days === 1) return t('messages.day.yesterday')
  if (days > 0 && days <= WEEK_DAYS) return formatLocally({ weekday: 'short' }, iso, locale)
  return formatBriefDay(iso, locale)
}

const localDay = (moment: Date) => toWallTime(moment).slice(0, 10)
const daysBetween = (from: Date, to: Date) => Math.round((Date.parse(localDay(to)) - Date.parse(localDay(from))) / DAY_MS)
