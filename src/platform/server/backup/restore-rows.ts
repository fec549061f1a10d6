/**
 * Restores a backup into an empty database: migrations, rows, foreign keys and checks in one transaction. Before its commit the database
 * is empty for everybody else, and after any failure it stays so.
 */
import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { newId } from '#platform/shared/ids.ts'
import { createMigrationsTable, lockMigrations, type Migration, readMigrations, runMigration } from '../migrate.ts'
import { readArchive } from './archive-reader.ts'
import { appendRestored } from './audit-restore.sql.ts'
import { BackupError } from './backup-error.ts'
import type { Manifest } from './manifest.ts'
import * as sql from './tables.sql.ts'
import { writeTo } from './write-to.ts'

export type RestorePlan = {
  schemas: readonly string[]
  invariants: readonly { name: string; sql: string }[]
  now(): Date
  /** Receives each file; one is in memory at a time. */
  writeFile(key: string, bytes: Buffer): Promise<void>
  /** Called when everything but the commit is done. */
  beforeCommit(): Promise<void>
}

/** `client` is connected to a database with the extension pg_trgm and the tables of the job queue, and nothing else. */
export async function restoreRows(client: pg.Client, file: string, manifest: Manifest, plan: RestorePlan): Promise<void> {
  const { applied, later } = splitMigrations(manifest)
  await lockMigrations(client)
  await requireEmpty(client)
  await client.query('begin')
  try {
    await createMigrationsTable(client)
    for (const migration of applied) await runMigration(client, migration)
    const tables = await sql.loadTables(client, plan.schemas)
    requireTables(manifest, tables)
    await sql.emptyTables(client, tables)
    const triggers = await sql.disableTriggers(client, plan.schemas)
    const keys = await sql.dropForeignKeys(client, plan.schemas)
    await copyEverything(client, file, manifest, plan)
    await sql.addRestoredJobs(client)
    for (const sequence of manifest.sequences) await sql.setSequence(client, sequence)
    await sql.addForeignKeys(client, keys)
    await sql.enableTriggers(client, triggers)
    for (const migration of later) await runMigration(client, migration)
    await sql.analyzeTables(client, await sql.loadTables(client, plan.schemas))
    await requireInvariants(client, plan)
    await appendRestored(client, { id: newId('aud'), at: plan.now(), backupId: manifest.id, takenAt: manifest.takenAt })
    await plan.beforeCommit()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** Throws BackupError when the backup was made by a newer Plaza, or by one whose migrations differ. */
export function splitMigrations(manifest: Manifest): { applied: Migration[]; later: Migration[] } {
  const own = readMigrations()
  const known = new Map(own.map((migration) => [migration.name, migration]))
  for (const { name, hash } of manifest.migrations)
    if (known.get(name)?.hash !== hash) throw new BackupError({ code: 'newer-plaza', plaza: manifest.plaza, migration: name })
  const names = new Set(manifest.migrations.map(({ name }) => name))
  return { applied: own.filter(({ name }) => names.has(name)), later: own.filter(({ name }) => !names.has(name)) }
}

export async function requireEmpty(client: pg.Client): Promise<void> {
  const table = await sql.findForeignRelation(client)
  if (table) throw new BackupError({ code: 'database-not-empty', table })
}

/** The same migrations make the same tables; everything else would be an archive that somebody wrote by hand. */
function requireTables(manifest: Manifest, tables: readonly sql.Table[]): void {
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns.toSorted().join()]))
  const listed = new Set([...manifest.omitted, ...manifest.tables.map(({ name }) => name)])
  const missing = tables.find(({ name }) => !listed.has(name))
  if (missing) throw new BackupError({ code: 'damaged', detail: `${missing.name} is missing` })
  for (const { name, columns } of manifest.tables)
    if (columnsOf.get(name) !== columns.toSorted().join()) throw new BackupError({ code: 'damaged', detail: `${name} has other columns` })
}

async function copyEverything(client: pg.Client, file: string, manifest: Manifest, { writeFile }: RestorePlan): Promise<void> {
  const tables = new Map(manifest.tables.map((table) => [table.name, table]))
  await sql.createJobsTable(client)
  let copying: { what: string; write(chunk: Buffer): Promise<void>; end(): Promise<void> } | null = null
  const read = await readArchive(file, async (part, body) => {
    const what = part.kind === 'rows' ? part.table : part.kind
    if (copying && copying.what !== what) {
      await copying.end()
      copying = null
    }
    if (part.kind === 'file') return writeFile(part.key, await buffer(body))
    const table = part.kind === 'rows' ? tables.get(part.table) : null
    if (table === undefined) throw new BackupError({ code: 'damaged', detail: `${what} is not in its manifest` })
    copying ??= table
      ? openCopy(client, what, sql.copyRowsIn(table), table.rows)
      : openCopy(client, what, sql.COPY_JOBS_IN, manifest.jobs.rows)
    for await (const chunk of body) await copying.write(chunk)
  })
  await (copying as { end(): Promise<void> } | null)?.end()
  if (read.id !== manifest.id) throw new BackupError({ code: 'damaged', detail: 'it was replaced while it was read' })
}

function openCopy(client: pg.Client, what: string, statement: string, rows: number) {
  const copy = client.query(copyFrom(statement))
  const done = finished(copy)
  done.catch(() => {})
  return {
    what,
    async write(chunk: Buffer) {
      // The database's answer says more than the closed stream.
      await writeTo(copy, chunk).catch((error: unknown) => done.then(() => Promise.reject(error)))
    },
    async end() {
      copy.end()
      await done
      if (copy.rowCount !== rows) throw new BackupError({ code: 'damaged', detail: `${what} has ${copy.rowCount} of ${rows} rows` })
    },
  }
}

async function requireInvariants(client: pg.Client, { invariants }: RestorePlan): Promise<void> {
  const broken: string[] = []
  for (const { name, sql: statement } of invariants) {
    const { rows } = await client.query(`select from (${statement}) violation limit 1`)
    if (rows.length > 0) broken.push(name)
  }
  if (broken.length > 0) throw new BackupError({ code: 'invariants-broken', names: broken })
}
