/** The applied filters as chips; removing a chip applies its patch. */
import { useTranslation } from 'react-i18next'
import { useColorName } from '#domains/catalog/web/index.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import type { FacetsView } from '../contract.ts'
import { type ManyKey, toggleOption } from './filters.ts'
import type { Filters } from './list-paths.ts'
import type { FilterPatch } from './use-filters.ts'

export type Chip = { key: string; label: string; without: FilterPatch }

/** Keys: marketplace.stock.inStock, marketplace.stock.soldOut */
export function useChips(filters: Filters, facets: FacetsView | undefined): Chip[] {
  const { t } = useTranslation()
  const locale = useLocale()
  const colorName = useColorName()
  const { q, rating, stock, min, max } = filters
  const labels: Record<ManyKey, (value: string) => string> = {
    category: (slug) => facets?.categories.find((category) => category.slug === slug)?.name ?? slug,
    tag: (tag) => t('marketplace.chips.tag', { tag }),
    vendor: (slug) => facets?.vendors.find((vendor) => vendor.slug === slug)?.name ?? slug,
  }
  const each = (key: ManyKey): Chip[] =>
    (filters[key] ?? []).map((value) => {
      const others = filters[key]?.filter((one) => one !== value) ?? []
      return { key: `${key} ${value}`, label: labels[key](value), without: { [key]: others.length > 0 ? others : undefined } }
    })
  const optionLabel = (key: string, value: string) => {
    if (key === 'color') return colorName(value)
    const facet = facets?.attributes.find((option) => option.key === key)
    const label = facet?.values.find((each) => each.value === value)?.label ?? value
    return facet ? t('marketplace.chips.option', { name: facet.name, value: label }) : label
  }
  const options = Object.entries(filters.attributes ?? {})
    // The list ignores options that no product has.
    .filter(([key]) => !facets || facets.attributes.some((option) => option.key === key))
    .flatMap(([key, values]) =>
      values.map((value): Chip => ({ key: `${key} ${value}`, label: optionLabel(key, value), without: toggleOption(filters, key, value) })),
    )
  const chips: Chip[] = []
  if (q) chips.push({ key: 'q', label: t('marketplace.chips.search', { q }), without: { q: undefined } })
  chips.push(...each('category'), ...each('vendor'), ...each('tag'), ...options)
  if (rating)
    chips.push({
      key: 'rating',
      without: { rating: undefined },
      label: t('marketplace.chips.rating', { stars: formatNumber(Number(rating), locale) }),
    })
  if (stock) chips.push({ key: 'stock', label: t(`marketplace.stock.${stock}`), without: { stock: undefined } })
  if (min && max)
    chips.push({ key: 'price', label: t('marketplace.chips.between', { min, max }), without: { min: undefined, max: undefined } })
  else if (min) chips.push({ key: 'min', label: t('marketplace.chips.from', { min }), without: { min: undefined } })
  else if (max) chips.push({ key: 'max', label: t('marketplace.chips.upTo', { max }), without: { max: undefined } })
  return chips
}
