import { useSearchParams } from 'react-router'
import { type Filters, readFilters, writeFilters } from './filters.ts'

export type FilterPatch = { [Key in keyof Filters]?: Filters[Key] | undefined }

/** The filters of the address, and a way to change some of them; whatever changes, the list starts over. */
export function useFilters(): { filters: Filters; change: (patch: FilterPatch) => void; clear: () => void } {
  const [search, setSearch] = useSearchParams()
  const filters = readFilters(search)
  const go = (next: FilterPatch) => setSearch(writeFilters(next as Filters), { preventScrollReset: true })
  return {
    filters,
    change: (patch) => go({ ...filters, cursor: undefined, ...patch }),
    clear: () => go(filters.sort ? { sort: filters.sort } : {}),
  }
}
