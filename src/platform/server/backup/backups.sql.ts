/** All statements on the list of backups. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '../db.ts'
import type { Tables } from '../db.types.ts'
import type { BackupProblem } from './backup-error.ts'

const platform = schemaOf<Tables>()

export type BackupReason = 'daily' | 'administrator' | 'command'

export type BackupRow = {
  id: string
  state: 'requested' | 'running' | 'done' | 'failed'
  reason: BackupReason
  requestedAt: Date
  finishedAt: Date | null
  file: string
  bytes: number | null
  rowCount: number | null
  fileCount: number | null
  withSecrets: boolean
  problem: BackupProblem | null
  verifiedAt: Date | null
  verificationProblem: BackupProblem | null
}

/** Newest first. */
export async function loadBackups(db: Db, limit: number): Promise<BackupRow[]> {
  const { rows } = await sql<BackupRow>`
    select id, state, reason, requested_at, finished_at, file, bytes, row_count, file_count, with_secrets, problem, verified_at,
      verification_problem
    from platform.backups order by requested_at desc, id desc limit ${limit}`.execute(db)
  return rows
}

/** The newest one that is not finished. */
export async function findUnfinishedBackup(db: Db): Promise<{ id: string } | undefined> {
  return platform(db)
    .selectFrom('platform.backups')
    .select('id')
    .where('state', 'in', ['requested', 'running'])
    .orderBy('requestedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertBackup(
  db: Db,
  backup: Pick<BackupRow, 'id' | 'reason' | 'requestedAt' | 'file'> & { state: 'requested' | 'running' },
): Promise<BackupRow> {
  await platform(db).insertInto('platform.backups').values(backup).execute()
  const result = { finishedAt: null, bytes: null, rowCount: null, fileCount: null, withSecrets: false, problem: null }
  return { ...backup, ...result, verifiedAt: null, verificationProblem: null }
}

/** Two administrators who click at the same time get one backup. */
export async function lockBackupList(db: Db): Promise<void> {
  await sql`lock table platform.backups in share row exclusive mode`.execute(db)
}

/** Returns the requested backup, which is running from now on; undefined when it is finished. */
export async function startRequestedBackup(db: Db, id: string): Promise<{ file: string } | undefined> {
  return platform(db)
    .updateTable('platform.backups')
    .set({ state: 'running' })
    .where('id', '=', id)
    .where('state', 'in', ['requested', 'running'])
    .returning('file')
    .executeTakeFirst()
}

/** For the holder of the lock: whatever else is called running was killed. */
export async function failInterruptedBackups(db: Db, currentId: string, now: Date): Promise<void> {
  await sql`update platform.backups set state = 'failed', finished_at = ${now}, problem = '{"code": "interrupted"}'
    where state = 'running' and id <> ${currentId}`.execute(db)
}

export async function finishBackup(
  db: Db,
  id: string,
  done: { bytes: number; rowCount: number; fileCount: number; withSecrets: boolean; finishedAt: Date },
): Promise<void> {
  await platform(db)
    .updateTable('platform.backups')
    .set({ ...done, state: 'done' })
    .where('id', '=', id)
    .execute()
}

export async function failBackup(db: Db, id: string, problem: BackupProblem, finishedAt: Date): Promise<void> {
  await platform(db)
    .updateTable('platform.backups')
    .set({ state: 'failed', finishedAt, problem: JSON.stringify(problem) })
    .where('id', '=', id)
    .execute()
}

/** The time of the newest one that succeeded. */
export async function findNewestBackup(db: Db, reason: BackupReason): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(requested_at) as at from platform.backups where state = 'done' and reason = ${reason}`.execute(db)
  return rows[0]?.at ?? null
}

export async function findLastVerification(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select max(verified_at) as at from platform.backups`.execute(db)
  return rows[0]?.at ?? null
}

export async function saveVerification(db: Db, id: string, verifiedAt: Date, problem: BackupProblem | null): Promise<void> {
  await platform(db)
    .updateTable('platform.backups')
    .set({ verifiedAt, verificationProblem: problem && JSON.stringify(problem) })
    .where('id', '=', id)
    .execute()
}

/** Deletes all but the newest `keep` finished backups of a reason from the list, those that failed apart, and returns the files. */
export async function deleteOldBackups(db: Db, reason: BackupReason, keep: number): Promise<string[]> {
  const { rows } = await sql<{ file: string; state: string }>`
    delete from platform.backups where id in (
      select id from (
        select id, row_number() over (partition by state order by requested_at desc, id desc) as place
        from platform.backups where reason = ${reason} and state in ('done', 'failed')
      ) b where place > ${keep}
    ) returning file, state`.execute(db)
  return rows.filter(({ state }) => state === 'done').map(({ file }) => file)
}
