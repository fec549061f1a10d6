/** What the people of a conversation have read, and whether they are there. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type Attendance = { userId: string; readTo: number; receipts: boolean; typing: boolean; presence: boolean; seenAt: Date | null }

/** The people themselves, and those who have read it for a workspace. */
export async function loadAttendance(db: Db, conversationId: string, userIds: readonly string[]): Promise<Attendance[]> {
  const { rows } = await sql<Attendance>`
    select coalesce(r.user_id, u.id) as user_id, coalesce(r.read_to, 0) as read_to, coalesce(n.receipts, true) as receipts,
      coalesce(n.typing, true) as typing, coalesce(n.presence, true) as presence, n.seen_at
    from unnest(${userIds}::text[]) as u (id)
    full join (select user_id, read_to from messages.readers where conversation_id = ${conversationId}) r on r.user_id = u.id
    left join messages.people n on n.user_id = coalesce(r.user_id, u.id)`.execute(db)
  return rows
}
