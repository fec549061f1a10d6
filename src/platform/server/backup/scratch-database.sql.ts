import pg from 'pg'

const MAX_NAME = 63
const SUFFIX = '_backup_check'

export async function scratchName(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  return `${rows[0]?.name ?? ''}`.slice(0, MAX_NAME - SUFFIX.length) + SUFFIX
}

/** With the encoding and the locale of Plaza's own database. */
export async function createScratch(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<{ collate: string; ctype: string }>(
    'select datcollate as collate, datctype as ctype from pg_database where datname = current_database()',
  )
  const { collate = 'C', ctype = 'C' } = rows[0] ?? {}
  await client.query(
    `create database ${pg.escapeIdentifier(name)} template template0 encoding 'UTF8'
     lc_collate ${pg.escapeLiteral(collate)} lc_ctype ${pg.escapeLiteral(ctype)}`,
  )
}

export async function dropScratch(client: pg.Client, name: string): Promise<void> {
  await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
}
