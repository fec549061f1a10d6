import { dateFormat } from '#platform/shared/formats.ts'
import type { Language } from '#platform/shared/language.ts'

/**
 * `day` as `YYYY-MM-DD`, between the marks of direction that parameters of notifications have; such as “December 31, 2026”. Mails and the bell
 * use Latin digits, as in their other texts.
 */
export function dayText(language: Language, day: string): string {
  const [date] = /\d{4}-\d{2}-\d{2}/.exec(day) ?? []
  const locale = language === 'ar' ? 'ar-u-nu-latn' : language
  return date ? dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`)) : day
}
