import { allRows } from './all-rows.ts'
import type { Cell } from './csv.ts'
import { isSelected, type Selection } from './selection.ts'
import type { Column, RowIdentity, TableQuery } from './table.ts'
import type { TableState } from './table-state.ts'

type Exported<Row> = {
  query: TableQuery<Row>
  state: TableState
  columns: readonly Column<Row>[]
  identity: RowIdentity<Row>
  selection: Selection
}

/** The header of an export: the columns of the list, preceded by the id that identifies a row. */
export function exportHead<Row>(columns: readonly Column<Row>[]): string[] {
  return ['id', ...columns.flatMap(({ title, text }) => (text ? [title] : []))]
}

/** Yields the rows of a selection in batches. */
export async function* exportRows<Row>({ query, state, columns, identity, selection }: Exported<Row>): AsyncGenerator<Cell[][]> {
  let found = 0
  for await (const { rows } of allRows(query, state)) {
    const meant = rows.filter((row) => isSelected(selection, identity.id(row)))
    found += meant.length
    yield meant.map((row) => [identity.id(row), ...columns.flatMap(({ text }) => (text ? [text(row)] : []))])
    if ('ids' in selection && found === selection.ids.size) return
  }
}
