/** Writes all rows of one snapshot into an archive. */
import type { Readable } from 'node:stream'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { ArchiveWriter } from './archive-writer.ts'
import type { Content, Manifest } from './manifest.ts'
import * as sql from './tables.sql.ts'

export type SnapshotParts = Pick<Manifest, 'postgres' | 'migrations' | 'tables' | 'sequences' | 'jobs'>

/**
 * Reads in one REPEATABLE READ transaction, which ends before the files are copied. It locks tables against migrations only, and before
 * the snapshot, which therefore sees them as they stay.
 */
export async function writeSnapshot(
  client: pg.Client,
  archive: ArchiveWriter,
  { schemas, omitted }: { schemas: readonly string[]; omitted: readonly string[] },
): Promise<SnapshotParts> {
  const isKept = ({ name }: sql.Table) => !omitted.includes(name)
  const before = (await sql.loadTables(client, schemas)).filter(isKept)
  await client.query('begin isolation level repeatable read read only')
  try {
    await sql.lockTables(client, before)
    const tables: Manifest['tables'] = []
    const migrations = await sql.loadMigrations(client)
    for (const table of (await sql.loadTables(client, schemas)).filter(isKept))
      tables.push({ ...table, ...(await copyOut(client, archive, `rows/${table.name}`, sql.copyRowsOut(table))) })
    const jobs = await copyOut(client, archive, 'jobs', sql.COPY_JOBS_OUT)
    const sequences = await sql.loadSequences(client, schemas)
    return { postgres: await sql.loadServerVersion(client), migrations, tables, jobs, sequences }
  } finally {
    await client.query('rollback').catch(() => {})
  }
}

async function copyOut(client: pg.Client, archive: ArchiveWriter, prefix: string, statement: string): Promise<Content & { rows: number }> {
  const copy = client.query(copyTo(statement))
  const content = await archive.addPieces(prefix, copy as Readable)
  // The stream ends before the database's message with the number of rows, which may arrive later. It is there when another query is answered.
  await client.query('select')
  return { ...content, rows: copy.rowCount }
}
