import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type Withdrawn = { id: string; userId: string; isCounted: boolean }

/** The groups of a kind about a target, of everybody or of one member. */
export async function findGroupsAbout(
  db: Db,
  kind: string,
  target: { type: string; id: string },
  userId: string | null,
): Promise<{ id: string; userId: string }[]> {
  const { rows } = await sql<{ id: string; userId: string }>`
    select id, user_id from notifications.notifications
    where target_type = ${target.type} and target_id = ${target.id} and kind = ${kind}
      and (${userId}::text is null or user_id = ${userId})`.execute(db)
  return rows
}

/** The groups of a member in a workspace. */
export async function findGroupsIn(db: Db, userId: string, workspaceId: string): Promise<{ id: string; userId: string }[]> {
  const { rows } = await sql<{ id: string; userId: string }>`
    select id, user_id from notifications.notifications where workspace_id = ${workspaceId} and user_id = ${userId}`.execute(db)
  return rows
}

/** Removes a person from groups and returns those in which nobody is left. */
export async function removePerson(db: Db, ids: readonly string[], actorId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with removed as (
      delete from notifications.people where notification_id = any(${ids}) and user_id = ${actorId} returning notification_id
    ), smaller as (
      update notifications.notifications n set people_count = n.people_count - 1, event_count = greatest(n.event_count - 1, 1)
      from removed r where n.id = r.notification_id returning n.id, n.people_count
    )
    select id from smaller where people_count = 0`.execute(db)
  return rows.map(({ id }) => id)
}

/** Deletes groups; their people and deliveries go with them. */
export async function deleteGroups(db: Db, ids: readonly string[]): Promise<Withdrawn[]> {
  const { rows } = await sql<Withdrawn>`
    delete from notifications.notifications where id = any(${ids})
    returning id, user_id, in_bell and cleared_at is null and read_at is null as is_counted`.execute(db)
  return rows
}
