/** Finds text in the whole database: in every column of every table. */
import type { TestPlaza } from './open.ts'

export type Trace = { column: string; text: string }

type Column = { table: string; column: string; type: string }

/** Lists all columns in all schemas but PostgreSQL's own. */
export function allColumns({ rows }: Pick<TestPlaza, 'rows'>): Promise<Column[]> {
  return rows<Column>(
    `select format('%I.%I', c.table_schema, c.table_name) as table, quote_ident(c.column_name) as column, c.data_type as type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`,
  )
}

/** Returns each text with each column that contains it, ignoring case. */
export async function findTraces(plaza: Pick<TestPlaza, 'rows'>, texts: readonly string[]): Promise<Trace[]> {
  const traces: Trace[] = []
  for (const { table, column, type } of await allColumns(plaza)) {
    const held =
      type === 'bytea'
        ? `position(convert_to(t.text, 'UTF8') in ${column}) > 0`
        : // JSON escapes line breaks.
          `position(lower(t.text) in lower(replace(${column}::text, '\\n', chr(10)))) > 0`
    const found = await plaza.rows<{ text: string }>(
      `select t.text from unnest($1::text[]) t(text) where exists (select from ${table} where ${held})`,
      [texts],
    )
    traces.push(...found.map(({ text }) => ({ column: `${table}.${column}`, text })))
  }
  return traces
}
