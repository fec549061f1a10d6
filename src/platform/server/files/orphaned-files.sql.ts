/** All statements on orphaned files, which no row refers to. */
import { sql } from 'kysely'
import { BACKUP_LOCK } from '../backup/backup-lock.sql.ts'
import { type Db, schemaOf } from '../db.ts'
import type { Tables } from '../db.types.ts'

const platform = schemaOf<Tables>()

/** Inserts keys, or updates the deletion time of keys that are orphaned already. */
export async function insertOrphanedFiles(db: Db, keys: readonly string[], deleteAt: Date): Promise<void> {
  if (keys.length === 0) return
  await platform(db)
    .insertInto('platform.orphanedFiles')
    .values(keys.map((key) => ({ key, deleteAt })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ deleteAt }))
    .execute()
}

/** Changes the deletion time of orphaned files only; linked files are not affected. */
export async function expireOrphans(db: Db, keys: readonly string[], deleteAt: Date): Promise<void> {
  await platform(db)
    .updateTable('platform.orphanedFiles')
    .set({ deleteAt })
    .where('key', 'in', [...keys])
    .execute()
}

/** Returns the number of keys that were orphaned and are linked now. */
export async function markFilesLinked(db: Db, keys: readonly string[]): Promise<number> {
  const removed = await platform(db)
    .deleteFrom('platform.orphanedFiles')
    .where('key', 'in', [...keys])
    .where('deleting', '=', false)
    .executeTakeFirst()
  return Number(removed.numDeletedRows)
}

/**
 * Claims due keys for deletion; they can no longer be linked. Keys whose deletion fails are due again at `again`. Claims none while a
 * backup is taken: a row of its snapshot may still refer to the file.
 */
export async function claimExpiredOrphans(db: Db, { now, again, limit }: { now: Date; again: Date; limit: number }): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with backups as materialized (select pg_try_advisory_xact_lock_shared(${BACKUP_LOCK}) as none)
    update platform.orphaned_files set deleting = true, delete_at = ${again}
    where (select none from backups) and key in (select key from platform.orphaned_files o where delete_at <= ${now}
        and not exists (select from platform.kept_files k where k.key = o.key) order by delete_at limit ${limit} for update skip locked)
    returning key`.execute(db)
  return rows.map(({ key }) => key)
}

export async function deleteOrphanRows(db: Db, keys: readonly string[]): Promise<void> {
  await platform(db)
    .deleteFrom('platform.orphanedFiles')
    .where('key', 'in', [...keys])
    .where('deleting', '=', true)
    .execute()
}

export async function insertKeptFiles(db: Db, keeper: string, keys: readonly string[]): Promise<void> {
  await sql`
    insert into platform.kept_files (key, keeper) select key, ${keeper} from unnest(${keys}::text[]) key on conflict do nothing`.execute(db)
}

export async function deleteKeptFiles(db: Db, keepers: readonly string[]): Promise<void> {
  await sql`delete from platform.kept_files where keeper = any(${keepers})`.execute(db)
}
