import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const accounts = schemaOf<Tables>()

export type ExportRow = {
  id: string
  userId: string
  state: 'preparing' | 'ready' | 'failed'
  requestedAt: Date
  readyAt: Date | null
  expiresAt: Date | null
  fileKey: string | null
  bytes: number | null
}

const COLUMNS = ['id', 'userId', 'state', 'requestedAt', 'readyAt', 'expiresAt', 'fileKey', 'bytes'] as const

export async function findExport(db: Db, id: string): Promise<ExportRow | undefined> {
  return (await accounts(db).selectFrom('accounts.exports').select(COLUMNS).where('id', '=', id).executeTakeFirst()) as
    | ExportRow
    | undefined
}

/** Newest first. */
export async function loadExports(db: Db, userId: string): Promise<ExportRow[]> {
  return (await accounts(db)
    .selectFrom('accounts.exports')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .orderBy('requestedAt', 'desc')
    .execute()) as ExportRow[]
}

/** Returns false when an export is being prepared. */
export async function insertExport(
  db: Db,
  { id, userId, requestedAt }: Pick<ExportRow, 'id' | 'userId' | 'requestedAt'>,
): Promise<boolean> {
  const inserted = await accounts(db)
    .insertInto('accounts.exports')
    .values({ id, userId, requestedAt, state: 'preparing' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export type Archive = { fileKey: string; bytes: number; readyAt: Date; expiresAt: Date }

/** Returns false when the export is no longer being prepared, or its account is being deleted. */
export async function markExportReady(db: Db, id: string, { fileKey, bytes, readyAt, expiresAt }: Archive): Promise<boolean> {
  const { rows } = await sql`
    update accounts.exports set state = 'ready', file_key = ${fileKey}, bytes = ${bytes}, ready_at = ${readyAt}, expires_at = ${expiresAt}
    where id = ${id} and state = 'preparing'
      and exists (select from accounts.users u where u.id = user_id and u.deletion_requested_at is null)
    returning id`.execute(db)
  return rows.length === 1
}

/** Marks exports requested before `time` and still not ready as failed. They are listed until `expiresAt`. */
export async function failStaleExports(db: Db, time: Date, expiresAt: Date): Promise<void> {
  await sql`
    update accounts.exports set state = 'failed', expires_at = ${expiresAt}
    where state = 'preparing' and requested_at < ${time}`.execute(db)
}

/** Returns the keys of the files to delete. */
export async function deleteExpiredExports(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ fileKey: string | null }>`
    delete from accounts.exports where expires_at <= ${now} returning file_key`.execute(db)
  return rows.flatMap(({ fileKey }) => fileKey ?? [])
}
