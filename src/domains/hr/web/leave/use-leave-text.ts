import { useTranslation } from 'react-i18next'
import { formatSpan } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'

type Span = { startDate: string; endDate: string; startsAtMidday: boolean; endsAtMidday: boolean; minutes: number | null }

/** Days and spans of leave in words. */
export function useLeaveText() {
  const { t } = useTranslation()
  const locale = useLocale()
  const dayCount = (days: number) => t('hr.leave.dayCount', { count: days, total: formatNumber(Math.round(days * 100) / 100, locale) })
  return {
    dayCount,
    span({ startDate, endDate, startsAtMidday, endsAtMidday, minutes }: Span): string {
      const parts = [
        startsAtMidday && t('hr.leave.fromMidday'),
        endsAtMidday && t('hr.leave.untilMidday'),
        minutes !== null && t('hr.leave.hourCount', { total: formatNumber(minutes / 60, locale) }),
      ]
      return [formatSpan({ from: startDate, to: endDate }, locale), ...parts].filter(Boolean).join(' · ')
    },
  }
}
