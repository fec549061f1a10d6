/** The props of a table: its columns, its query and its actions. */
import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { TotalView } from '#platform/shared/contract.ts'
import type { Cell } from './csv.ts'
import type { Filter, FilterValues } from './filters.ts'
import type { Importer } from './import/importer.ts'
import type { Selection } from './selection.ts'

export type Column<Row> = {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** The column is sortable by `key`; the direction of the first press. */
  sort?: 'up' | 'down'
  /** Always shown, before the others. The first column is fixed and names the row. */
  fixed?: boolean
  /** Hidden by default. */
  extra?: boolean
  /** Aligned to the end, for numbers. */
  align?: 'end'
  /** A width class: `w-72`, `max-w-72`, `whitespace-nowrap`. */
  width?: string
  /** The cell of an export; without it the column isn't exported. */
  text?: (row: Row) => Cell
  /** On a card: `plain` has no title, `none` is left out. */
  card?: 'plain' | 'none'
}

export type PageRequest = {
  cursor?: string
  limit: number
  q?: string
  /** A column's key, with `-` for descending. */
  sort?: string
  filters: FilterValues
}

export type Page<Row> = { rows: readonly Row[]; nextCursor: string | null; total?: TotalView }

/** A keyset query. `key` begins with the language, like all query keys. */
export type TableQuery<Row> = {
  key: QueryKey
  /** How long an answer is fresh, in milliseconds, if not the default. */
  staleTime?: number
  page: (asked: PageRequest) => Promise<Page<Row>>
}

/** How rows are identified and opened. */
export type RowIdentity<Row> = {
  id: (row: Row) => string
  /** The name of the row. */
  name: (row: Row) => string
  /** The page of the row. */
  href?: (row: Row) => string
}

/** Runs for each selected row, one after the other. An error is shown next to the row's name. */
export type BulkTask = (id: string) => Promise<unknown>

/** Runs for many selected rows in one request, which returns the errors of single rows by their ids. */
export type BulkBatch = { size: number; run: (ids: readonly string[]) => Promise<ReadonlyMap<string, unknown>> }

/** The target rows of an action: by id, or all that match the current search and filters, except some. */
export type TargetRows = { selection: Selection; q: string; filters: FilterValues }

export type BulkAction = {
  key: string
  label: string
  danger?: boolean
  /** The translation prefix of failures. */
  words: string
  /**
   * Renders the confirmation with the number of rows. `begin` runs a task for each row, or for batches of rows; when the server handles all of `meant` at once,
   * call `onDone` instead.
   */
  question: (props: {
    count: number
    meant: TargetRows
    begin: (task: BulkTask | BulkBatch) => void
    onDone: () => void
    onClose: () => void
  }) => ReactNode
}

/** A custom export, for example a file that can be imported again. */
export type Exporter = { head: readonly string[]; rows: (meant: TargetRows) => AsyncGenerator<Cell[][]> }

export type TableProps<Row> = {
  /** The key of the list for stored settings and views: `orders`, `accounts.users`. */
  list: string
  /** The accessible name of the table. */
  label: string
  query: TableQuery<Row>
  /** The first column names the row. */
  columns: readonly Column<Row>[]
  identity: RowIdentity<Row>
  filters?: readonly Filter[]
  /** The placeholder of the search box; without it there is no search. */
  search?: string
  /** `pages`: separate pages, in the address. `more`: a button appends rows. */
  paging?: 'pages' | 'more'
  /** Prefix of the parameters, when a page has several tables. */
  prefix?: string
  bulk?: readonly BulkAction[]
  /** The prefix of the export's file name; without it there is no export. */
  exportAs?: string
  /** Replaces the default export. */
  exporter?: Exporter
  importer?: Importer
  /** For simple lists: no views and no options. */
  plain?: boolean
  /** Shown when the list has no rows at all. */
  empty: ReactNode
  /** The message when loading failed. */
  failed: string
}

/** The request for the page of a state. */
export function toPageRequest(
  { q, sort, filters }: { q: string; sort: string | null; filters: FilterValues },
  limit: number,
  cursor?: string | null,
): PageRequest {
  return { limit, filters, ...(q && { q }), ...(sort && { sort }), ...(cursor && { cursor }) }
}
