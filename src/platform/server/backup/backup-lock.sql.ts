import type pg from 'pg'

/** While a backup is taken no file may be deleted: it may belong to a row of the snapshot. */
export const BACKUP_LOCK = 0x506c617c

/** Held until the connection ends. */
export async function tryBackupLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [BACKUP_LOCK])
  return rows[0]?.got ?? false
}
