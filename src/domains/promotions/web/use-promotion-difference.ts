import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { formatMoment } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import type { Choice } from '#platform/web/inputs/use-choices.ts'
import { formatCharge } from '#platform/web/money.tsx'

/** Labels and values for comparing two versions of a promotion. Keys: promotions.field.*, promotions.kind.*, promotions.how.* */
export function usePromotionDifference() {
  const { t } = useTranslation()
  const locale = useLocale()
  return {
    labelOf(path: string): string {
      const [field = '', language] = path.split('.')
      const label = t(`promotions.field.${field.replace('Minor', '')}`)
      return language ? `${label} (${language})` : label
    },
    show(path: string, value: unknown): string | null {
      if (path === 'kind' || path === 'how') return t(`promotions.${path}.${value}`)
      if (path.endsWith('Minor') && typeof value === 'number') return formatCharge({ amountMinor: value, currency: BASE_CURRENCY })
      if (path.endsWith('At') && typeof value === 'string' && value !== '') return formatMoment(value, locale)
      if (!['products', 'collections', 'vendors', 'segment'].includes(path)) return null
      const titles = (value as Choice[]).map(({ title }) => title)
      return titles.length > 0 ? titles.join('\n') : null
    },
  }
}
