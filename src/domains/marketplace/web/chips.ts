/** What narrows the list, one entry per chip; taking it away is its patch. */
import { useTranslation } from 'react-i18next'
import { useCategoryName } from '#domains/catalog/web/index.ts'
import type { Filters } from './filters.ts'
import type { Overview } from './overview-type.ts'
import type { FilterPatch } from './use-filters.ts'

export type Chip = { key: string; label: string; without: FilterPatch }

export function useChips({ q, category, vendor, min, max }: Filters, overview: Overview | undefined): Chip[] {
  const { t } = useTranslation()
  const categoryName = useCategoryName()
  const chips: Chip[] = []
  if (q) chips.push({ key: 'q', label: t('marketplace.chips.search', { q }), without: { q: undefined } })
  if (category) {
    const known = overview?.categories.find(({ slug }) => slug === category) ?? { slug: category, name: category }
    chips.push({ key: 'category', label: categoryName(known), without: { category: undefined } })
  }
  if (vendor)
    chips.push({
      key: 'vendor',
      label: overview?.vendors.find(({ slug }) => slug === vendor)?.name ?? vendor,
      without: { vendor: undefined },
    })
  if (min && max)
    chips.push({ key: 'price', label: t('marketplace.chips.between', { min, max }), without: { min: undefined, max: undefined } })
  else if (min) chips.push({ key: 'min', label: t('marketplace.chips.from', { min }), without: { min: undefined } })
  else if (max) chips.push({ key: 'max', label: t('marketplace.chips.upTo', { max }), without: { max: undefined } })
  return chips
}
