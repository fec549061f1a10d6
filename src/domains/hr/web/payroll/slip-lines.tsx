import { useTranslation } from 'react-i18next'
import type { Locale } from '#platform/shared/language.ts'
import { formatSpan } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import type { DayRule } from '../../contract/payroll-limits.ts'
import type { PayslipLine } from '../../contract.ts'

export type DaysOfPeriod = { dayRule: DayRule; periodDays: number }
type Props = DaysOfPeriod & { lines: readonly PayslipLine[] }

/** The earnings and deductions of a payslip, with the days of a part of the month. Keys: hr.payroll.line.*, hr.payroll.part.* */
export function SlipLines({ lines, ...days }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <ul className="space-y-1">
      {lines.map((line, at) => {
        const detail = detailOf(line, days, t, locale)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a payslip have an order and never change
          <li key={at} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              <bdi>{line.label || t(`hr.payroll.line.${line.kind}`)}</bdi>
              {detail && <span className="block text-xs text-muted-foreground">{detail}</span>}
            </span>
            <span className="shrink-0 tabular-nums">{formatCharge(line.amount)}</span>
          </li>
        )
      })}
    </ul>
  )
}

type Translate = ReturnType<typeof useTranslation>['t']

function detailOf({ minutes, days, from, until }: PayslipLine, { dayRule, periodDays }: DaysOfPeriod, t: Translate, locale: Locale) {
  if (minutes !== null) return t('hr.payroll.hours', { hours: formatNumber(minutes / 60, locale) })
  if (days === null || from === null || until === null || days === periodDays) return null
  const of = formatNumber(periodDays, locale)
  return `${formatSpan({ from, to: until }, locale)}: ${t(`hr.payroll.part.${dayRule}`, { days: formatNumber(days, locale), of })}`
}
