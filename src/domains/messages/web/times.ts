/** Times of messages, in the Gregorian calendar like all dates of Plaza. */

import type { TFunction } from 'i18next'
import { dateFormat } from '#platform/shared/formats.ts'
import type { Locale } from '#platform/shared/language.ts'
import { formatBriefDay, formatDay, textLocale } from '#platform/web/i18n/numbers.ts'

const DAY_MS = 86_400_000
const WEEK_DAYS = 6

export function clockTime(iso: string, locale: Locale): string {
  return dateFormat(textLocale(locale), { timeStyle: 'short' }).format(new Date(iso))
}

/** The local day, to find out where another one begins. */
export const dayKey = (iso: string): string => new Date(iso).toDateString()

/** “Today”, “Yesterday”, a weekday of this week, or a date. */
export function dayName(t: TFunction, iso: string, now: Date, locale: Locale): string {
  const days = daysBetween(new Date(iso), now)
  if (days === 0) return t('messages.day.today')
  if (days === 1) return t('messages.day.yesterday')
  if (days > 0 && days <= WEEK_DAYS) return dateFormat(textLocale(locale), { weekday: 'long' }).format(new Date(iso))
  return formatDay(iso, locale)
}

/** The time of a row in the list: the clock today, else the day. */
export function rowTime(t: TFunction, iso: string, now: Date, locale: Locale): string {
  const days = daysBetween(new Date(iso), now)
  if (days === 0) return clockTime(iso, locale)
  if (days === 1) return t('messages.day.yesterday')
  if (days > 0 && days <= WEEK_DAYS) return dateFormat(textLocale(locale), { weekday: 'short' }).format(new Date(iso))
  return formatBriefDay(iso, locale)
}

const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
const daysBetween = (from: Date, to: Date) => Math.round((midnight(to) - midnight(from)) / DAY_MS)
