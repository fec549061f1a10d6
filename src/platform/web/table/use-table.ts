/** The state of a table, stored in the address, and its rows. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { Filter } from './filters.ts'
import { type Column, type TableQuery, toPageRequest } from './table.ts'
import { readState, type TableSpec, type TableState, writeState } from './table-state.ts'

/** The cursors of the previous pages, stored in the history entry, so that going back works after a reload. */
type Trail = { trail?: readonly (string | null)[] }

export function useTableState<Row>(columns: readonly Column<Row>[], filters: readonly Filter[], prefix: string) {
  const [search, setSearch] = useSearchParams()
  const location = useLocation()
  const spec: TableSpec = { filters, prefix, sorts: columns.flatMap(({ key, sort }) => (sort ? [key] : [])) }
  const state = readState(search, spec)
  // The address follows when its page is shown; a change that comes before then builds on the one before.
  const latest = useRef(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is read from the address
  useEffect(() => {
    latest.current = state
  }, [search])
  const trail = state.after ? ((location.state as Trail | null)?.trail ?? null) : []

  function show(next: TableState, nextTrail: Trail['trail'] = []) {
    latest.current = next
    setSearch((now) => writeState(now, next, spec), { preventScrollReset: true, state: { ...location.state, trail: nextTrail } })
  }
  return {
    spec,
    state,
    /** The number of previous pages; null when the user followed a link into the middle. */
    pagesBefore: trail?.length ?? null,
    /** Any change starts at the first page. */
    change: (patch: Partial<TableState>) => show({ ...latest.current, after: null, ...patch }),
    toNext: (cursor: string) => show({ ...state, after: cursor }, trail ? [...trail, state.after] : undefined),
    toPrevious: () => show({ ...state, after: trail?.at(-1) ?? null }, trail?.slice(0, -1)),
  }
}

export function useRows<Row>({ key, page, staleTime }: TableQuery<Row>, state: TableState) {
  const { q, sort, filters, size, after } = state
  return useInfiniteQuery({
    queryKey: [...key, { q, sort, filters, size, after }],
    initialPageParam: after,
    queryFn: ({ pageParam }) => page(toPageRequest(state, size, pageParam)),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    ...(staleTime !== undefined && { staleTime }),
  })
}
