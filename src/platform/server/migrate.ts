/**
 * Migrates a database: runs the migrations of the platform and of every domain in the order of their file names, each in its own
 * transaction (in a new database all in one), all under one advisory lock, so that several processes can start at once.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const MIGRATIONS_LOCK = 0x506c617b
const LOCK_TIMEOUT = "set local lock_timeout = '5s'"
const SOURCE = new URL('../../', import.meta.url)

export type Migration = { name: string; sql: string; hash: string }

/** A migration that the database rejected. `file` and the database's message are shown at the terminal. */
export class MigrationFailure extends Error {
  readonly file: string

  constructor(file: string, cause: unknown) {
    super(`The migration ${file} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'MigrationFailure'
    this.file = file
  }
}

export function readMigrations(): Migration[] {
  const files = globSync(['platform/server/migrations/*.sql', 'domains/*/server/migrations/*.sql'], { cwd: fileURLToPath(SOURCE) })
  return files
    .map((file) => {
      const sql = readFileSync(new URL(file, SOURCE), 'utf8')
      return { name: basename(file), sql, hash: createHash('sha256').update(sql).digest('hex') }
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Applies pending migrations. Throws MigrationFailure; those before the failure stay applied. */
export async function migrate(url: string, migrations: readonly Migration[] = readMigrations()): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'plaza migrate' })
  await client.connect()
  try {
    await lockMigrations(client)
    await createMigrationsTable(client)
    const pending = await findPending(client, migrations)
    if (pending.length === migrations.length && (await applyAll(client, pending))) return
    for (const migration of pending) await apply(client, migration)
  } finally {
    await client.end()
  }
}

/** Throws MigrationFailure for a migration that was changed. */
async function findPending(client: pg.Client, migrations: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from plaza_migrations')
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
  return migrations.filter(({ name, hash }) => {
    const found = applied.get(name)
    if (found !== undefined && found !== hash)
      throw new MigrationFailure(name, new Error('it was changed after it had been applied; write a new migration instead'))
    return found === undefined
  })
}

/** Held until the connection ends; a Plaza that starts waits for it. */
export async function lockMigrations(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATIONS_LOCK])
}

export async function createMigrationsTable(client: pg.Client): Promise<void> {
  await client.query(
    'create table if not exists plaza_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  )
}

/** Runs a migration inside the caller's transaction. Throws MigrationFailure; the transaction has to be rolled back then. */
export async function runMigration(client: pg.Client, migration: Migration): Promise<void> {
  await run(client, migration, statementsOf(migration))
}

/**
 * A new database needs more than a hundred, while this process is busy loading Plaza: all of them are one message to the server and one
 * transaction, which takes half as long. Returns false when it failed; running them one by one tells which one it was.
 */
async function applyAll(client: pg.Client, migrations: readonly Migration[]): Promise<boolean> {
  try {
    await client.query(`begin; ${LOCK_TIMEOUT}; ${migrations.map(statementsOf).join('; ')}; commit`)
    return true
  } catch {
    await client.query('rollback')
    return false
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await run(client, migration, `begin; ${LOCK_TIMEOUT}; ${statementsOf(migration)}; commit`)
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Files may end in a comment, which ends with its line. */
function statementsOf({ name, sql, hash }: Migration): string {
  return `${sql}\n; insert into plaza_migrations (name, hash) values (${pg.escapeLiteral(name)}, ${pg.escapeLiteral(hash)})`
}

async function run(client: pg.Client, { name }: Migration, statements: string): Promise<void> {
  try {
    await client.query(statements)
  } catch (error) {
    throw new MigrationFailure(name, error)
  }
}
