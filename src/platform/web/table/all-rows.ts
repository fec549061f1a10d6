import { isSelected, type Selection } from './selection.ts'
import { askedBy, type RowIdentity, type TableQuery } from './table.ts'
import type { TableState } from './table-state.ts'

type Narrowing = Pick<TableState, 'q' | 'filters' | 'sort'>

/** As many as an operation answers at once. */
const PAGE = 100

/** Everything that matches, page by page, each with how many there are in all where that is known. */
export async function* allRows<Row>(
  { page }: TableQuery<Row>,
  state: Narrowing,
): AsyncGenerator<{ rows: readonly Row[]; total: number | null }> {
  for (let cursor: string | null = null; ; ) {
    const { rows, nextCursor, total }: Awaited<ReturnType<typeof page>> = await page(askedBy(state, PAGE, cursor))
    yield { rows, total: total?.count ?? null }
    if (nextCursor === null) return
    cursor = nextCursor
  }
}

export type Meant = { id: string; name: string }

/**
 * The rows a selection means. All that match are looked up to the end first: what is then done with them may change what
 * matches. `goOn` is asked between pages; what it throws ends the search. A row by name only is not loaded any more.
 */
export async function rowsMeant<Row>(
  selection: Selection,
  { query, state, identity, loaded }: { query: TableQuery<Row>; state: Narrowing; identity: RowIdentity<Row>; loaded: readonly Row[] },
  goOn: () => void = () => {},
): Promise<Meant[]> {
  const meant = new Map<string, Meant>()
  const take = (rows: readonly Row[]) => {
    for (const row of rows) {
      const id = identity.id(row)
      if (isSelected(selection, id)) meant.set(id, { id, name: identity.name(row) })
    }
  }
  if ('ids' in selection) {
    take(loaded)
    return [...selection.ids].map((id) => meant.get(id) ?? { id, name: id })
  }
  for await (const { rows } of allRows(query, state)) {
    goOn()
    take(rows)
  }
  return [...meant.values()]
}
