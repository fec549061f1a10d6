import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { RecordKey } from './records.sql.ts'

/** Returns whether somebody is new. The row of the record is there. */
export async function insertFollowers(db: Db, { workspaceId, type, id }: RecordKey, userIds: readonly string[]): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into records.followers (workspace_id, type, record_id, user_id)
    select ${workspaceId}, ${type}, ${id}, u from unnest(${userIds}::text[]) as u on conflict do nothing`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

export async function deleteFollower(db: Db, { workspaceId, type, id }: RecordKey, userId: string): Promise<void> {
  await sql`
    delete from records.followers
    where workspace_id = ${workspaceId} and type = ${type} and record_id = ${id} and user_id = ${userId}`.execute(db)
}

export async function loadFollowerIds(db: Db, { workspaceId, type, id }: RecordKey): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select user_id from records.followers
    where workspace_id = ${workspaceId} and type = ${type} and record_id = ${id} order by user_id`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** Those of the records that somebody follows, as `type id`. */
export async function loadFollowed(db: Db, keys: readonly RecordKey[]): Promise<Set<string>> {
  const { rows } = await sql<{ ref: string }>`
    select distinct f.type || ' ' || f.record_id as ref from records.followers f
    where (f.workspace_id, f.type, f.record_id) in (select * from
      unnest(${keys.map((key) => key.workspaceId)}::text[], ${keys.map(({ type }) => type)}::text[], ${keys.map(({ id }) => id)}::text[]))`.execute(
    db,
  )
  return new Set(rows.map(({ ref }) => ref))
}

/** A member who left the workspace follows nothing in it and has nothing assigned. */
export async function detachMember(db: Db, workspaceId: string, userId: string): Promise<void> {
  await sql`delete from records.followers where workspace_id = ${workspaceId} and user_id = ${userId}`.execute(db)
  await sql`update records.records set assignee_id = null where workspace_id = ${workspaceId} and assignee_id = ${userId}`.execute(db)
}
