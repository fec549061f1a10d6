import { isSelected, type Selection } from './selection.ts'
import { type RowIdentity, type TableQuery, toPageRequest } from './table.ts'
import type { TableState } from './table-state.ts'

type Narrowing = Pick<TableState, 'q' | 'filters' | 'sort'>

/** The page size limit of list operations. */
const PAGE = 100

/** All matching rows, page by page, with the total when it is known. */
export async function* allRows<Row>(
  { page }: TableQuery<Row>,
  state: Narrowing,
): AsyncGenerator<{ rows: readonly Row[]; total: number | null }> {
  for (let cursor: string | null = null; ; ) {
    const { rows, nextCursor, total }: Awaited<ReturnType<typeof page>> = await page(toPageRequest(state, PAGE, cursor))
    yield { rows, total: total?.count ?? null }
    if (nextCursor === null) return
    cursor = nextCursor
  }
}

export type TargetRow = { id: string; name: string }

/**
 * Loads the rows of a selection. All matching rows are collected before anything is done, because an action can change the matches. `goOn`
 * is called between pages and stops the search by throwing. A row selected by id isn't loaded again.
 */
export async function loadTargetRows<Row>(
  selection: Selection,
  { query, state, identity, loaded }: { query: TableQuery<Row>; state: Narrowing; identity: RowIdentity<Row>; loaded: readonly Row[] },
  goOn: () => void = () => {},
): Promise<TargetRow[]> {
  const meant = new Map<string, TargetRow>()
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
