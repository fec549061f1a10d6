import { useTranslation } from 'react-i18next'
import { formatNumber } from '../i18n/numbers.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { isEmpty } from './rules.ts'

/** Formats the value of a field as text. */
export function useValueText(): (value: unknown) => string {
  const { t } = useTranslation()
  const locale = useLocale()
  const word = (value: unknown): string => {
    if (typeof value === 'boolean') return value ? t('platform.conflict.yes') : t('platform.conflict.no')
    if (isEmpty(value)) return t('platform.conflict.nothing')
    if (typeof value === 'number') return formatNumber(value, locale)
    if (Array.isArray(value)) return value.map(word).join('\n')
    if (typeof value === 'object' && value !== null) return Object.values(value).map(word).join(' · ')
    return String(value)
  }
  return word
}
