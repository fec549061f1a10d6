/** All statements on uploads. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '../db.ts'
import type { Tables } from '../db.types.ts'

const platform = schemaOf<Tables>()

export type NewUpload = { id: string; senderId: string; key: string; width: number; height: number; bytes: number; createdAt: Date }

export async function insertUpload(db: Db, upload: NewUpload): Promise<void> {
  await platform(db).insertInto('platform.uploads').values(upload).execute()
}

/** Locks a sender's uploads, so that only one transaction counts them at a time. */
export async function lockUploads(db: Db, senderId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`platform.uploads ${senderId}`}, 0))`.execute(db)
}

export type UploadUsage = { count: number; bytes: number; firstAt: Date | null }

export async function countUploadsSince(db: Db, senderId: string, since: Date): Promise<UploadUsage> {
  const { rows } = await sql<UploadUsage>`
    select count(*)::int as count, coalesce(sum(bytes), 0)::bigint as bytes, min(created_at) as first_at
    from platform.uploads where sender_id = ${senderId} and created_at > ${since}`.execute(db)
  return rows[0] ?? { count: 0, bytes: 0, firstAt: null }
}

/** Finds an upload, used or not. */
export async function findUpload(db: Db, uploadId: string, senderId: string, since: Date) {
  return platform(db)
    .selectFrom('platform.uploads')
    .select(['key', 'width', 'height'])
    .where('id', '=', uploadId)
    .where('senderId', '=', senderId)
    .where('createdAt', '>', since)
    .executeTakeFirst()
}

/** Returns undefined when the upload does not exist or was used before. */
export async function markUploadUsed(
  db: Db,
  { uploadId, senderId, since, now }: { uploadId: string; senderId: string; since: Date; now: Date },
) {
  return platform(db)
    .updateTable('platform.uploads')
    .set({ usedAt: now })
    .where('id', '=', uploadId)
    .where('senderId', '=', senderId)
    .where('createdAt', '>', since)
    .where('usedAt', 'is', null)
    .returning(['key', 'width', 'height'])
    .executeTakeFirst()
}

export async function deleteUploadsBefore(db: Db, time: Date): Promise<void> {
  await platform(db).deleteFrom('platform.uploads').where('createdAt', '<=', time).execute()
}

export async function loadUploads(db: Db, senderId: string): Promise<{ id: string; key: string }[]> {
  return platform(db).selectFrom('platform.uploads').select(['id', 'key']).where('senderId', '=', senderId).orderBy('createdAt').execute()
}

/** Returns the keys of their files. */
export async function deleteUploads(db: Db, senderId: string): Promise<string[]> {
  const deleted = await platform(db).deleteFrom('platform.uploads').where('senderId', '=', senderId).returning('key').execute()
  return deleted.map(({ key }) => key)
}
