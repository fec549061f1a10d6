/** A connection of its own for one backup or restore, and the lock that allows one backup of a database at a time. */
import pg from 'pg'
import { BackupError } from './backup-error.ts'
import { tryBackupLock } from './backup-lock.sql.ts'
import { prepareSession } from './tables.sql.ts'

/** Throws BackupError while another process takes or checks a backup of this database. */
export async function withBackupLock<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withConnection(url, 'plaza backup', async (client) => {
    if (!(await tryBackupLock(client))) throw new BackupError({ code: 'busy' })
    return work(client)
  })
}

export async function withConnection<T>(url: string, applicationName: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: applicationName, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  try {
    await prepareSession(client)
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
