/** What a table shows, as its part of an address. What it does not know is left alone: it belongs to others on the page. */
import { type Filter, type FilterValues, readFilter, writeFilter } from './filters.ts'

export const PAGE_SIZES = [25, 50, 100] as const
const DEFAULT_SIZE = 50
const MAX_SEARCH = 200
const MAX_CURSOR = 500

export type TableState = {
  /** What is searched for; empty for nothing. */
  q: string
  filters: FilterValues
  /** A column's sort, `-` before it for downwards; null: as the list comes. */
  sort: string | null
  /** The cursor of the page; null is the first. */
  after: string | null
  size: number
  /** The saved view it began from. */
  view: string | null
}

export type TableSpec = {
  filters: readonly Filter[]
  /** The sorts the list offers. */
  sorts: readonly string[]
  /** Before each key in the address, where a page has several tables. */
  prefix: string
}

export function readState(search: URLSearchParams, { filters, sorts, prefix }: TableSpec): TableState {
  const read = (key: string) => search.get(prefix + key)
  const sort = read('sort')
  const size = Number(read('size'))
  const after = read('after')
  return {
    q: (read('q') ?? '').trim().slice(0, MAX_SEARCH),
    filters: Object.fromEntries(
      filters.flatMap((filter) => {
        const value = readFilter(filter, read(filter.key) ?? '')
        return value ? [[filter.key, value]] : []
      }),
    ),
    sort: sort !== null && sorts.includes(sort.replace(/^-/, '')) ? sort : null,
    after: after !== null && after.length <= MAX_CURSOR ? after : null,
    size: PAGE_SIZES.find((offered) => offered === size) ?? DEFAULT_SIZE,
    view: read('view'),
  }
}

/** The address with this table's part written anew; the rest stays. */
export function writeState(search: URLSearchParams, state: TableState, spec: TableSpec): URLSearchParams {
  const next = new URLSearchParams(search)
  const values: Record<string, string | null> = {
    q: state.q,
    ...Object.fromEntries(spec.filters.map(({ key }) => [key, state.filters[key] ? writeFilter(state.filters[key]) : null])),
    sort: state.sort,
    after: state.after,
    size: state.size === DEFAULT_SIZE ? null : String(state.size),
    view: state.view,
  }
  for (const [key, value] of Object.entries(values)) {
    if (value) next.set(spec.prefix + key, value)
    else next.delete(spec.prefix + key)
  }
  return next
}

/** What a saved view keeps: what is asked for and in which order, not how far somebody had leafed. */
export function contentOf(state: TableState, spec: TableSpec): string {
  const kept = writeState(new URLSearchParams(), { ...state, after: null, view: null, size: DEFAULT_SIZE }, { ...spec, prefix: '' })
  kept.sort()
  return kept.toString()
}

/** The state a saved view means now. */
export function stateOfView(query: string, view: string, size: number, spec: TableSpec): TableState {
  return { ...readState(new URLSearchParams(query), { ...spec, prefix: '' }), after: null, size, view }
}

/** What the rows depend on, whichever page of them. */
export function isNarrowed({ q, filters }: Pick<TableState, 'q' | 'filters'>): boolean {
  return q !== '' || Object.keys(filters).length > 0
}
