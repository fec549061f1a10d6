/** The database while demo data is written into it: by one process at a time, completely or again from the beginning. */
import pg from 'pg'
import { type Db, openDb, openPool } from '../db.ts'

const SEEDING_LOCK = 0x506c617d
const CONNECTIONS = 6

export type Seeding = { openDb(): Db; close(): Promise<void> }

type Options = {
  url: string
  /** All schemas of Plaza. */
  schemas: readonly string[]
  onError(error: Error): void
}

/** Waits for another process that seeds this database. What a killed one left is deleted: nobody has used it, because Plaza opens afterwards. */
export async function openSeeding({ url, schemas, onError }: Options): Promise<Seeding> {
  const lock = new pg.Client({ connectionString: url, application_name: 'plaza demo' })
  lock.on('error', onError)
  await lock.connect()
  let pool: pg.Pool | null = null
  let closed = false
  try {
    await lock.query('select pg_advisory_lock($1)', [SEEDING_LOCK])
    await dropUnfinished(lock, schemas)
  } catch (error) {
    await lock.end()
    throw error
  }
  return {
    /** A power loss may take the latest commits of these sessions, until the last one, which says that the demo data is whole, is flushed. */
    openDb() {
      pool ??= openPool({ url, max: CONNECTIONS, applicationName: 'plaza demo', onError, options: '-c synchronous_commit=off' })
      return openDb(pool)
    },
    async close() {
      if (closed) return
      closed = true
      await pool?.end()
      await lock.end()
    },
  }
}

async function dropUnfinished(client: pg.Client, schemas: readonly string[]): Promise<void> {
  const { rows: tables } = await client.query<{ found: boolean }>(`select to_regclass('platform.unfinished_demo') is not null as found`)
  if (!tables[0]?.found) return
  const { rowCount } = await client.query('select from platform.unfinished_demo')
  if (!rowCount) return
  const names = [...schemas, 'graphile_worker'].map((name) => pg.escapeIdentifier(name)).join(', ')
  await client.query(`begin; drop schema if exists ${names} cascade; drop table plaza_migrations; commit`)
}
