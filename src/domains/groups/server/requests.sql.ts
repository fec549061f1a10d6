/** Requests to join, and invitations. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

/** Returns false when the request is there already; its note stays. */
export async function insertRequest(db: Db, { groupId, userId, note }: { groupId: string; userId: string; note: string }, at: Date) {
  const { numAffectedRows } = await sql`
    insert into groups.requests (group_id, user_id, note, asked_at) values (${groupId}, ${userId}, ${note}, ${at})
    on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}

/** Returns those whose requests were there. */
export async function deleteRequests(db: Db, groupId: string, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    delete from groups.requests where group_id = ${groupId} and user_id = any(${userIds}) returning user_id`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** The same for those who are not absent. */
export async function deletePresentRequests(db: Db, groupId: string, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    delete from groups.requests r using groups.people p
    where r.group_id = ${groupId} and r.user_id = any(${userIds}) and p.user_id = r.user_id and not p.absent returning r.user_id`.execute(
    db,
  )
  return rows.map(({ userId }) => userId)
}

/** Everybody who asks to join, for a group that becomes public. */
export async function deleteAllRequests(db: Db, groupId: string): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    delete from groups.requests where group_id = ${groupId} returning user_id`.execute(db)
  return rows.map(({ userId }) => userId)
}

export async function countRequests(db: Db, groupId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from groups.requests r join groups.people p on p.user_id = r.user_id and not p.absent
    where r.group_id = ${groupId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Returns those who were not invited before. */
export async function insertInvitations(db: Db, groupId: string, userIds: readonly string[], byId: string, at: Date): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    insert into groups.invitations (group_id, user_id, invited_by, invited_at)
    select ${groupId}, u.id, ${byId}, ${at}::timestamptz from unnest(${userIds}::text[]) as u (id)
    on conflict do nothing returning user_id`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** Returns those whose invitations were there. */
export async function deleteInvitations(db: Db, groupId: string, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    delete from groups.invitations where group_id = ${groupId} and user_id = any(${userIds}) returning user_id`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** Which of the groups the person asks to join, and which invite them. */
export async function loadPending(db: Db, userId: string, groupIds: readonly string[]): Promise<Map<string, 'requested' | 'invited'>> {
  if (groupIds.length === 0) return new Map()
  const { rows } = await sql<{ groupId: string; state: 'requested' | 'invited' }>`
    select group_id, 'requested' as state from groups.requests where user_id = ${userId} and group_id = any(${groupIds})
    union all select group_id, 'invited' from groups.invitations where user_id = ${userId} and group_id = any(${groupIds})`.execute(db)
  return new Map(rows.map(({ groupId, state }) => [groupId, state]))
}
