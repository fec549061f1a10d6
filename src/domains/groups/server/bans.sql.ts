/** People who are kept out of groups. Callers have locked the group. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export async function insertBan(
  db: Db,
  { groupId, userId, byId }: { groupId: string; userId: string; byId: string },
  at: Date,
): Promise<void> {
  await sql`
    insert into groups.bans (group_id, user_id, banned_by, banned_at) values (${groupId}, ${userId}, ${byId}, ${at})
    on conflict do nothing`.execute(db)
}

/** Returns false when there was none. */
export async function deleteBan(db: Db, groupId: string, userId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from groups.bans where group_id = ${groupId} and user_id = ${userId}`.execute(db)
  return numAffectedRows === 1n
}

/** Those of the people who are kept out. */
export async function loadBanned(db: Db, groupId: string, userIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ userId: string }>`
    select user_id from groups.bans where group_id = ${groupId} and user_id = any(${userIds})`.execute(db)
  return new Set(rows.map(({ userId }) => userId))
}
