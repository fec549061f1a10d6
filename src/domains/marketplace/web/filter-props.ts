import type { TotalView } from '#platform/shared/contract.ts'
import type { FacetsView } from '../contract.ts'
import type { UseFilters } from './use-filters.ts'

/** Undefined until the first list is loaded. */
export type FilterProps = Pick<UseFilters, 'filters' | 'change' | 'toggle' | 'toggleOption' | 'clear'> & {
  facets: FacetsView | undefined
  total: TotalView | undefined
  /** The list shows one vendor, so the vendor facet is hidden. */
  ofVendor: boolean
}
