import { useTranslation } from 'react-i18next'
import { formatYear } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import type { LeaveYear } from '../../contract.ts'
import { useLeaveText } from './use-leave-text.ts'

/** What is free of each year before and after a request. */
export function YearEffects({ years }: { years: readonly LeaveYear[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { dayCount } = useLeaveText()
  return (
    <ul className="mt-1 text-muted-foreground tabular-nums">
      {years.map(({ year, days, left, after }) => (
        <li key={year}>
          {left === null || after === null
            ? t('hr.leave.noBalance', { year: formatYear(year, locale), days: dayCount(days) })
            : t('hr.leave.effect', { year: formatYear(year, locale), left: dayCount(left), after: dayCount(after) })}
        </li>
      ))}
    </ul>
  )
}
