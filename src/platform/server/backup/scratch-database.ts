/** A database beside Plaza's own that lives as long as one check of a backup. */
import pg from 'pg'
import { BackupError } from './backup-error.ts'
import { withConnection } from './connection.ts'
import { createScratch, dropScratch, scratchName } from './scratch-database.sql.ts'

const INSUFFICIENT_PRIVILEGE = '42501'

/** Throws BackupError when Plaza's role may not create databases. What a killed check left is dropped first. */
export async function withScratchDatabase(url: string, work: (url: string) => Promise<void>): Promise<void> {
  await withConnection(url, 'plaza backup check', async (client) => {
    const name = await scratchName(client)
    await dropScratch(client, name)
    await create(client, name)
    try {
      await work(inDatabase(url, name))
    } finally {
      await dropScratch(client, name)
    }
  })
}

async function create(client: pg.Client, name: string): Promise<void> {
  try {
    await createScratch(client, name)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== INSUFFICIENT_PRIVILEGE) throw error
    throw new BackupError({ code: 'no-scratch-database', detail: error.message }, error)
  }
}

function inDatabase(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${encodeURIComponent(name)}`
  return other.href
}
