import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/use-locale.ts'
import { type ChartData, lengthOf } from './chart-data.ts'
import { fullValue, placeName } from './words-of-values.ts'

/** What a place of a chart says when it is read aloud: the place, then every number in it. */
export function useReading(data: ChartData, hidden: ReadonlySet<string>): (place: number) => string {
  const { t } = useTranslation()
  const locale = useLocale()
  const { axis, series, unit, incomplete } = data
  const worded = (value: number | null | undefined) =>
    value === null || value === undefined ? t('platform.chart.unknown') : fullValue(value, unit, locale)
  return (place) => {
    const open = incomplete && place === lengthOf(data) - 1
    const numbers = series
      .filter(({ key }) => !hidden.has(key))
      .map(({ name, values, previous }) => {
        const said = t('platform.chart.reading', { name, value: worded(values[place]) })
        return previous ? `${said}, ${t('platform.chart.before', { value: worded(previous[place]) })}` : said
      })
    return [placeName(axis, place, locale, 'long'), ...(open ? [t('platform.chart.incomplete')] : []), ...numbers].join('. ')
  }
}
