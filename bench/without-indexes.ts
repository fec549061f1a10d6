import type pg from 'pg'

/** Drops all non-unique indexes during `work` and rebuilds them afterwards, because that is faster. */
export async function withoutIndexes(client: pg.Client, schemas: readonly string[], work: () => Promise<unknown>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace::regnamespace::text = any($1) and not i.indisunique`,
    [schemas],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await work()
  for (const { definition } of rows) await client.query(definition)
}
