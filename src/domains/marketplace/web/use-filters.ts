import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
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

/** What was chosen last at a place in the history, whoever chose it. The address, and what is drawn of it, follow later. */
let latest: { at: string; filters: Filters } | null = null

/** The filters of the address, and ways to change some of them. */
export function useFilters(): UseFilters {
  const [search, setSearch] = useSearchParams()
  const { pathname, key: at } = useLocation()
  const filters = readFilters(search)
  useEffect(() => {
    // Whoever comes back here begins with what the address says.
    if (latest?.at !== at) latest = null
  }, [at])
  // What is chosen quickly after each other adds up.
  const wanted = () => (latest?.at === at ? latest.filters : filters)
  const go = (next: Filters) => {
    latest = { at, filters: next }
    setSearch(writeFilters(next), { preventScrollReset: true })
  }
  const change = (patch: FilterPatch) => go({ ...wanted(), cursor: undefined, ...patch } as Filters)
  return {
    ...{ filters, list: pathname, change },
    toggle(key, value) {
      const chosen = wanted()[key] ?? []
      const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
      change({ [key]: next.length > 0 ? next : undefined })
    },
    clear: () => go(filters.sort ? { sort: filters.sort } : {}),
  }
}
