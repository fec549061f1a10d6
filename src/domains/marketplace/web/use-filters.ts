import { useLocation, useNavigation, useSearchParams } from 'react-router'
import { type Filters, type ManyKey, readFilters, writeFilters } from './filters.ts'

export type FilterPatch = { [Key in keyof Filters]?: Filters[Key] | undefined }

export type UseFilters = {
  filters: Filters
  /** Where the list stands. */
  list: string
  /** Whatever changes, the list starts over. */
  change: (patch: FilterPatch) => void
  toggle: (key: ManyKey, value: string) => void
  clear: () => void
}

/** The filters of the address, and ways to change some of them. */
export function useFilters(): UseFilters {
  const [search, setSearch] = useSearchParams()
  const { pathname } = useLocation()
  const filters = readFilters(search)
  // Where one is on the way to: what is chosen quickly after each other adds up.
  const { location: ahead } = useNavigation()
  const wanted = ahead?.pathname === pathname ? readFilters(new URLSearchParams(ahead.search)) : filters
  const go = (next: FilterPatch) => setSearch(writeFilters(next as Filters), { preventScrollReset: true })
  const change = (patch: FilterPatch) => go({ ...wanted, cursor: undefined, ...patch })
  return {
    ...{ filters, list: pathname, change },
    toggle(key, value) {
      const chosen = wanted[key] ?? []
      const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
      change({ [key]: next.length > 0 ? next : undefined })
    },
    clear: () => go(filters.sort ? { sort: filters.sort } : {}),
  }
}
