import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { type ManyKey, readFilters, toggleOption } from './filters.ts'
import { type Filters, writeFilters } from './list-paths.ts'

export type FilterPatch = { [Key in keyof Filters]?: Filters[Key] | undefined }

export type UseFilters = {
  filters: Filters
  /** The path of the list. */
  list: string
  /** Any change returns to the first page. */
  change: (patch: FilterPatch) => void
  toggle: (key: ManyKey, value: string) => void
  /** `key` is the key of an option. */
  toggleOption: (key: string, value: string) => void
  clear: () => void
}

/** The latest filters of a history entry, shared by all components. The URL and the rendered filters follow later. */
let latest: { at: string; filters: Filters } | null = null

/** The filters in the URL, and functions to change them. */
export function useFilters(): UseFilters {
  const [search, setSearch] = useSearchParams()
  const { pathname, key: at } = useLocation()
  const filters = readFilters(search)
  // Returning to a history entry starts from its URL, also when the choice that is left behind was never rendered.
  useEffect(() => {
    if (latest?.at !== at) latest = null
    const forget = () => {
      latest = null
    }
    window.addEventListener('popstate', forget)
    return () => window.removeEventListener('popstate', forget)
  }, [at])
  // Quick successive choices accumulate.
  const wanted = () => (latest?.at === at ? latest.filters : filters)
  const go = (next: Filters) => {
    latest = { at, filters: next }
    setSearch(writeFilters(next), { preventScrollReset: true })
  }
  const change = (patch: FilterPatch) => go({ ...wanted(), cursor: undefined, ...patch } as Filters)
  return {
    filters,
    list: pathname,
    change,
    toggle(key, value) {
      const chosen = wanted()[key] ?? []
      const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
      change({ [key]: next.length > 0 ? next : undefined })
    },
    toggleOption: (key, value) => change(toggleOption(wanted(), key, value)),
    clear: () => go(filters.sort ? { sort: filters.sort } : {}),
  }
}
