import type { TotalView } from '#platform/shared/contract.ts'
import type { FacetsView } from '../contract.ts'
import type { UseFilters } from './use-filters.ts'

/** Undefined until the first list is loaded. */
export type FilterProps = Pick<UseFilters, 'filters' | 'change' | 'toggle' | 'toggleOption' | 'clear'> & {
  facets: FacetsView | undefined
  total: TotalView | undefined
  /** The list is not the whole shop, so values that nothing in it has are hidden. */
  isPart: boolean
  /** The list shows one vendor, so the vendor facet is hidden. */
  ofVendor: boolean
}
