import { useTranslation } from 'react-i18next'
import { useCategoryName } from '#domains/catalog/web/index.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { FilterChoice } from './filter-choice.tsx'
import type { FilterProps } from './filter-props.ts'
import { PriceRange } from './price-range.tsx'

export function FilterForm({ filters, change, overview }: FilterProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const categoryName = useCategoryName()
  return (
    <div className="space-y-8">
      <FilterChoice
        title={t('marketplace.filters.category')}
        all={t('marketplace.filters.allCategories')}
        chosen={filters.category}
        options={(overview?.categories ?? []).map((category) => ({
          value: category.slug,
          label: categoryName(category),
          count: formatNumber(category.productCount, locale),
        }))}
        onChoose={(category) => change({ category })}
      />
      <PriceRange key={`${filters.min}-${filters.max}`} min={filters.min ?? ''} max={filters.max ?? ''} onChange={change} />
      <FilterChoice
        title={t('marketplace.filters.vendor')}
        all={t('marketplace.filters.allVendors')}
        chosen={filters.vendor}
        options={(overview?.vendors ?? []).map(({ slug, name, productCount }) => ({
          value: slug,
          label: name,
          count: formatNumber(productCount, locale),
        }))}
        onChoose={(vendor) => change({ vendor })}
      />
    </div>
  )
}
