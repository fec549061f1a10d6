import { useTranslation } from 'react-i18next'
import { dateFormat } from '#platform/shared/formats.ts'
import { formatNumber, textLocale } from '../i18n/numbers.ts'
import { useLocale } from '../i18n/use-locale.ts'
import type { Filter, FilterValue } from './filters.ts'

/** Describes the value of a filter: `Admin, Vendor`, `from 3 May 2026`, `10 – 50`. */
export function useFilterText(): (filter: Filter, value: FilterValue) => string {
  const { t } = useTranslation()
  const locale = useLocale()
  const list = new Intl.ListFormat(textLocale(locale), { style: 'narrow', type: 'conjunction' })
  const days = dateFormat(textLocale(locale), { calendar: 'gregory', dateStyle: 'medium', timeZone: 'UTC' })
  const between = (from: string | undefined, to: string | undefined) => {
    if (from === undefined) return t('platform.table.upTo', { to })
    return to === undefined ? t('platform.table.from', { from }) : t('platform.table.between', { from, to })
  }
  return (filter, value) => {
    if ('text' in value) return `«${value.text}»`
    if ('days' in value) {
      const say = (day: string | undefined) => day && days.format(new Date(`${day}T00:00:00Z`))
      return between(say(value.days.from), say(value.days.to))
    }
    if ('numbers' in value) {
      const say = (number: number | undefined) => (number === undefined ? undefined : formatNumber(number, locale))
      return between(say(value.numbers.from), say(value.numbers.to))
    }
    if (filter.kind !== 'choice') return ''
    return list.format(filter.options.flatMap((option) => (value.chosen.includes(option.value) ? [option.label] : [])))
  }
}
