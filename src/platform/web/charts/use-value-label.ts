import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/use-locale.ts'
import { axisLength, type ChartData } from './chart-data.ts'
import { formatAxisLabel, formatValue } from './format-values.ts'

/** The text that screen readers read for a position: its label, then every value. */
export function useValueLabel(data: ChartData, hidden: ReadonlySet<string>): (place: number) => string {
  const { t } = useTranslation()
  const locale = useLocale()
  const { axis, series, unit, incomplete } = data
  const worded = (value: number | null | undefined) =>
    value === null || value === undefined ? t('platform.chart.unknown') : formatValue(value, unit, locale)
  return (place) => {
    const open = incomplete && place === axisLength(data) - 1
    const numbers = series
      .filter(({ key }) => !hidden.has(key))
      .map(({ name, values, previous }) => {
        const said = t('platform.chart.reading', { name, value: worded(values[place]) })
        return previous ? `${said}, ${t('platform.chart.before', { value: worded(previous[place]) })}` : said
      })
    return [formatAxisLabel(axis, place, locale, 'long'), ...(open ? [t('platform.chart.incomplete')] : []), ...numbers].join('. ')
  }
}
