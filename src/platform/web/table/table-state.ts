/** The state of a table in the address. Unknown parameters are left alone: they belong to other parts of the page. */
import { type Filter, type FilterValues, readFilter, writeFilter } from './filters.ts'

export const PAGE_SIZES = [25, 50, 100] as const
const DEFAULT_SIZE = 50
const MAX_SEARCH = 200
const MAX_CURSOR = 500

export type TableState = {
  /** The search text, or empty. */
  q: string
  filters: FilterValues
  /** The sort key, with `-` for descending; null for the default order. */
  sort: string | null
  /** The cursor of the page; null for the first page. */
  after: string | null
  size: number
  /** The saved view the state is based on. */
  view: string | null
}

export type TableSpec = {
  filters: readonly Filter[]
  /** The sort keys of the list. */
  sorts: readonly string[]
  /** Prefix of the parameters, when a page has several tables. */
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

/** Returns the address with this table's parameters replaced and others unchanged. */
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

/** The content of a saved view: search, filters and sorting, without the page. */
export function toViewContent(state: TableState, spec: TableSpec): string {
  const kept = writeState(new URLSearchParams(), { ...state, after: null, view: null, size: DEFAULT_SIZE }, { ...spec, prefix: '' })
  kept.sort()
  return kept.toString()
}

/** The state of a saved view when it is opened. */
export function stateFromView(query: string, view: string, size: number, spec: TableSpec): TableState {
  return { ...readState(new URLSearchParams(query), { ...spec, prefix: '' }), after: null, size, view }
}

/** Whether a search or filter is active. */
export function isNarrowed({ q, filters }: Pick<TableState, 'q' | 'filters'>): boolean {
  return q !== '' || Object.keys(filters).length > 0
}
