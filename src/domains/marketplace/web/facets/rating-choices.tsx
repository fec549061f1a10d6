import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Stars } from '#platform/web/ui/stars.tsx'
import type { FacetsView } from '../../contract.ts'
import { FacetOption } from './facet-option.tsx'

type Props = { facets: FacetsView; chosen: string | undefined; onChoose: (rating: string | undefined) => void }

export function RatingChoices({ facets: { ratings }, chosen, onChoose }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  return ratings.map(({ stars, count }) => {
    const value = String(stars)
    return (
      <FacetOption key={value} checked={chosen === value} count={count} onToggle={() => onChoose(chosen === value ? undefined : value)}>
        <span className="flex items-center gap-2">
          <span aria-hidden className="inline-flex">
            <Stars value={stars} />
          </span>
          <span className="sr-only">{t('marketplace.chips.rating', { stars: formatNumber(stars, locale) })}</span>
          <span aria-hidden className="text-sm">
            {t('marketplace.filters.andUp')}
          </span>
        </span>
      </FacetOption>
    )
  })
}
