import type { TotalView } from '#platform/shared/contract.ts'
import type { FacetsView } from '../contract.ts'
import type { UseFilters } from './use-filters.ts'

/** Undefined until the first list is there. */
export type FilterProps = Pick<UseFilters, 'filters' | 'change' | 'toggle' | 'clear'> & {
  facets: FacetsView | undefined
  total: TotalView | undefined
  /** The list is one vendor's: there is no other to choose. */
  ofVendor: boolean
}
