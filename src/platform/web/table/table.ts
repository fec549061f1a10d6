/** What a table is told: its columns, where its rows come from, what can be done with them. */
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
  /** The list sorts by `key`; the first press goes this way. */
  sort?: 'up' | 'down'
  /** Always shown, and first. The first column is, and names the row. */
  fixed?: boolean
  /** Only shown where somebody chose it. */
  extra?: boolean
  /** Numbers stand at the end, under each other. */
  align?: 'end'
  /** A hint, as a class: `w-72`, `max-w-72`, `whitespace-nowrap`. */
  width?: string
  /** What stands in an exported file; without it the column is in none. */
  text?: (row: Row) => Cell
  /** On a card: `plain` says itself what it is and has no title there, `none` is left out. */
  card?: 'plain' | 'none'
}

export type PageAsked = {
  cursor?: string
  limit: number
  q?: string
  /** A column's key, `-` before it for downwards. */
  sort?: string
  filters: FilterValues
}

export type Page<Row> = { rows: readonly Row[]; nextCursor: string | null; total?: TotalView }

/** Rows by keyset, page by page. `key` begins with the language, as all keys do. */
export type TableQuery<Row> = {
  key: QueryKey
  /** How long an answer stays good, in milliseconds, where it is not as long as others. */
  staleTime?: number
  page: (asked: PageAsked) => Promise<Page<Row>>
}

/** How rows are told apart and opened. */
export type RowIdentity<Row> = {
  id: (row: Row) => string
  /** What people call it. */
  name: (row: Row) => string
  /** Its own page. */
  href?: (row: Row) => string
}

/** What is done with the rows that are selected, one after the other. What it throws is told beside the row's name. */
export type BulkTask = (id: string) => Promise<unknown>

/** Which rows are meant, as a server can ask for them: by name, or all that match what the list shows now except some. */
export type RowsMeant = { selection: Selection; q: string; filters: FilterValues }

export type BulkAction = {
  key: string
  label: string
  danger?: boolean
  /** Whose words failures are told in. */
  words: string
  /**
   * Draws the question, which names how many. `begin` starts, with what was answered, one row after the other; where the server does all of
   * `meant` at once, `onDone` says that it has.
   */
  question: (props: {
    count: number
    meant: RowsMeant
    begin: (task: BulkTask) => void
    onDone: () => void
    onClose: () => void
  }) => ReactNode
}

/** A file that is more than the rows of the list: one that can be taken in again. */
export type Exporter = { head: readonly string[]; rows: (meant: RowsMeant) => AsyncGenerator<Cell[][]> }

export type TableProps<Row> = {
  /** Names the list where something is kept about it: `orders`, `accounts.users`. */
  list: string
  /** What the rows are, for who cannot see the heading above them. */
  label: string
  query: TableQuery<Row>
  /** The first one names the row. */
  columns: readonly Column<Row>[]
  identity: RowIdentity<Row>
  filters?: readonly Filter[]
  /** What the search box says; without it there is none. */
  search?: string
  /** `pages`: one after the other, in the address. `more`: they grow downwards. */
  paging?: 'pages' | 'more'
  /** Before each key in the address, where a page has several tables. */
  prefix?: string
  bulk?: readonly BulkAction[]
  /** The beginning of an exported file's name; without it nothing is exported. */
  exportAs?: string
  /** What is in it, where it is not what the list shows. */
  exporter?: Exporter
  importer?: Importer
  /** Few columns, no choice between them: neither views nor options. */
  plain?: boolean
  /** What stands there when there is nothing at all. */
  empty: ReactNode
  /** Says that it could not be loaded. */
  failed: string
}

/** The page of a state asks for this. */
export function askedBy(
  { q, sort, filters }: { q: string; sort: string | null; filters: FilterValues },
  limit: number,
  cursor?: string | null,
): PageAsked {
  return { limit, filters, ...(q && { q }), ...(sort && { sort }), ...(cursor && { cursor }) }
}
