/** All facets of a list. OR within a facet, AND across; each count says how many results choosing it will show. */
import { useTranslation } from 'react-i18next'
import type { FacetsView } from '../../contract.ts'
import type { FilterProps } from '../filter-props.ts'
import type { Filters } from '../list-paths.ts'
import { CategoryTree } from './category-tree.tsx'
import { Facet } from './facet.tsx'
import { FacetOption } from './facet-option.tsx'
import { OptionChoices } from './form-choices.tsx'
import { PriceFacet } from './price-facet.tsx'
import { RatingChoices } from './rating-choices.tsx'
import { VendorChoices } from './vendor-choices.tsx'

export default function FacetPanel(props: FilterProps & { facets: FacetsView }) {
  const { t } = useTranslation()
  const { filters, change, toggle, toggleOption, ofVendor, isPart } = props
  const facets = isPart ? offered(props.facets, filters) : props.facets
  const { stock } = filters
  return (
    <div className="space-y-5">
      <Facet title={t('marketplace.filters.category')}>
        <CategoryTree facets={facets} chosen={filters.category ?? []} onToggle={(slug) => toggle('category', slug)} />
      </Facet>
      <PriceFacet key={`${filters.min}-${filters.max}`} filters={filters} change={change} facets={facets} />
      {facets.attributes.map((option) => (
        <Facet key={option.key} title={option.name}>
          <OptionChoices
            option={option}
            chosen={filters.attributes?.[option.key] ?? []}
            onToggle={(value) => toggleOption(option.key, value)}
          />
        </Facet>
      ))}
      <Facet title={t('marketplace.filters.rating')}>
        <RatingChoices facets={facets} chosen={filters.rating} onChoose={(rating) => change({ rating })} />
      </Facet>
      <Facet title={t('marketplace.filters.availability')}>
        {(['inStock', 'soldOut'] as const).map((value) => (
          <FacetOption
            key={value}
            checked={stock === value}
            count={facets.stock[value]}
            onToggle={() => change({ stock: stock === value ? undefined : value })}
          >
            {t(`marketplace.stock.${value}`)}
          </FacetOption>
        ))}
      </Facet>
      {!ofVendor && facets.vendors.length > 1 && (
        <Facet title={t('marketplace.filters.vendor')}>
          <VendorChoices facets={facets} chosen={filters.vendor ?? []} onToggle={(slug) => toggle('vendor', slug)} />
        </Facet>
      )}
    </div>
  )
}

/** On the page of a vendor or a collection, values that no listing of it has are hidden. */
function offered(facets: FacetsView, { category = [], vendor = [], attributes = {} }: Filters): FacetsView {
  return {
    ...facets,
    categories: facets.categories.filter(({ slug, count }) => count > 0 || category.includes(slug)),
    vendors: facets.vendors.filter(({ slug, count }) => count > 0 || vendor.includes(slug)),
    attributes: facets.attributes.map((option) => ({
      ...option,
      values: option.values.filter(({ value, count }) => count > 0 || attributes[option.key]?.includes(value)),
    })),
  }
}
