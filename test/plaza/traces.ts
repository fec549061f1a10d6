/** Where in the whole database something is written: every column of every table, whatever it is called and holds. */
import type { TestPlaza } from './open.ts'

export type Trace = { column: string; text: string }

type Column = { table: string; column: string; type: string }

/** All columns there are, in all schemas but PostgreSQL's own. */
export function allColumns({ rows }: Pick<TestPlaza, 'rows'>): Promise<Column[]> {
  return rows<Column>(
    `select format('%I.%I', c.table_schema, c.table_name) as table, quote_ident(c.column_name) as column, c.data_type as type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`,
  )
}

/** Each text with each column that holds it, in large or small letters, by itself or inside of something else. */
export async function tracesOf(plaza: Pick<TestPlaza, 'rows'>, texts: readonly string[]): Promise<Trace[]> {
  const traces: Trace[] = []
  for (const { table, column, type } of await allColumns(plaza)) {
    const held =
      type === 'bytea'
        ? `position(convert_to(t.text, 'UTF8') in ${column}) > 0`
        : // Inside JSON a line break is written out.
          `position(lower(t.text) in lower(replace(${column}::text, '\\n', chr(10)))) > 0`
    const found = await plaza.rows<{ text: string }>(
      `select t.text from unnest($1::text[]) t(text) where exists (select from ${table} where ${held})`,
      [texts],
    )
    traces.push(...found.map(({ text }) => ({ column: `${table}.${column}`, text })))
  }
  return traces
}
