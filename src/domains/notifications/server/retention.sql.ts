import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

/** Deletes a batch of groups that nobody can see or needs any more, and returns their number. */
export async function deleteUnneeded(
  db: Db,
  { readBefore, clearedBefore, limit }: { readBefore: Date; clearedBefore: Date; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from notifications.notifications where id in (
      (select id from notifications.notifications where read_at < ${readBefore} limit ${limit})
      union (select id from notifications.notifications where cleared_at < ${clearedBefore} limit ${limit})
      union (select id from notifications.notifications where not in_bell and last_at < ${readBefore} limit ${limit}))`.execute(db)
  return Number(numAffectedRows)
}

/** Some groups that stayed unread. */
export async function findUnreadBefore(db: Db, time: Date, limit: number): Promise<{ id: string; userId: string }[]> {
  const { rows } = await sql<{ id: string; userId: string }>`
    select id, user_id from notifications.notifications where read_at is null and last_at < ${time} limit ${limit}`.execute(db)
  return rows
}
