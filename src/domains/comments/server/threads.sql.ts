/** Threads and their kept counts. Callers that change a comment have locked its thread. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { ResourceRef } from '#platform/server/services.ts'

export type Thread = { count: number; pinnedId: string | null }

export async function findThread(db: Db, { type, id }: ResourceRef): Promise<Thread> {
  const { rows } = await sql<Thread>`
    select comment_count as count, pinned_id from comments.threads where type = ${type} and record_id = ${id}`.execute(db)
  return rows[0] ?? { count: 0, pinnedId: null }
}

/** Locks the thread until the transaction ends; makes it for the first comment. */
export async function lockThread(db: Db, { type, id }: ResourceRef): Promise<void> {
  await sql`insert into comments.threads (type, record_id) values (${type}, ${id}) on conflict do nothing`.execute(db)
  await sql`select from comments.threads where type = ${type} and record_id = ${id} for update`.execute(db)
}

/** The kept counts of threads that have comments, by record. */
export async function loadCounts(db: Db, refs: readonly ResourceRef[]): Promise<(ResourceRef & { count: number })[]> {
  const { rows } = await sql<ResourceRef & { count: number }>`
    select t.type, t.record_id as id, t.comment_count as count
    from unnest(${refs.map(({ type }) => type)}::text[], ${refs.map(({ id }) => id)}::text[]) as r (type, id)
    join comments.threads t on t.type = r.type and t.record_id = r.id`.execute(db)
  return rows
}

export async function deleteThread(db: Db, { type, id }: ResourceRef): Promise<void> {
  await sql`update comments.threads set pinned_id = null where type = ${type} and record_id = ${id}`.execute(db)
  await sql`delete from comments.threads where type = ${type} and record_id = ${id}`.execute(db)
}

/** One comment more or less that is shown. */
export async function addToCounts(db: Db, { type, id }: ResourceRef, parentId: string | null, change: 1 | -1): Promise<void> {
  await sql`
    update comments.threads set comment_count = comment_count + ${change}::int where type = ${type} and record_id = ${id}`.execute(db)
  await sql`update comments.comments set reply_count = reply_count + ${change}::int where id = ${parentId}`.execute(db)
}

/** `commentId`: null pins nothing. */
export async function setPinned(db: Db, { type, id }: ResourceRef, commentId: string | null): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update comments.threads set pinned_id = ${commentId}
    where type = ${type} and record_id = ${id} and pinned_id is distinct from ${commentId}`.execute(db)
  return numAffectedRows === 1n
}

export async function unpin(db: Db, commentId: string): Promise<void> {
  await sql`update comments.threads set pinned_id = null where pinned_id = ${commentId}`.execute(db)
}

/** Hides all comments of a person who is absent, or shows them again, and counts their threads again. */
export async function setAuthorAbsent(db: Db, userId: string, absent: boolean): Promise<void> {
  const threads = sql`select c.type, c.record_id from comments.comments c where c.author_id = ${userId}`
  await sql`
    select from comments.threads t where (t.type, t.record_id) in (${threads}) order by t.type, t.record_id for update`.execute(db)
  await sql`update comments.comments set absent = ${absent} where author_id = ${userId} and absent <> ${absent}`.execute(db)
  await recountThreadsOf(db, userId)
}

/** Counts the threads in which a person wrote. */
export async function recountThreadsOf(db: Db, userId: string): Promise<void> {
  const threads = sql`select c.type, c.record_id from comments.comments c where c.author_id = ${userId}`
  await sql`
    update comments.comments p set reply_count = (select count(*) from comments.comments r where r.parent_id = p.id and r.shown)
    where p.id in (select c.parent_id from comments.comments c where c.author_id = ${userId})`.execute(db)
  await sql`
    update comments.threads t
    set comment_count = (select count(*) from comments.comments c where c.type = t.type and c.record_id = t.record_id and c.shown)
    where (t.type, t.record_id) in (${threads})`.execute(db)
}
