/** Those who write posts. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export async function insertAuthor(db: Db, userId: string, { isPrivate }: { isPrivate: boolean }): Promise<void> {
  await sql`
    insert into feed.authors (user_id, is_private) values (${userId}, ${isPrivate}) on conflict (user_id) do nothing`.execute(db)
}

/** Locks authors until the transaction ends, in the order of their ids, so that their newest post is right. */
export async function lockAuthors(db: Db, userIds: readonly string[]): Promise<void> {
  await sql`select from feed.authors where user_id = any(${userIds}) order by user_id for update`.execute(db)
}

export async function savePosted(db: Db, userId: string, at: Date): Promise<void> {
  await sql`
    update feed.authors set last_posted_at = greatest(last_posted_at, ${at}) where user_id = ${userId}`.execute(db)
}

/** After posts went or came back. The caller has locked the authors. */
export async function refreshLastPosted(db: Db, userIds: readonly string[]): Promise<void> {
  await sql`
    update feed.authors a set last_posted_at = (
      select p.created_at from feed.posts p
      where p.author_id = a.user_id and p.state = 'published' and p.group_id is null order by p.created_at desc, p.id desc limit 1
    ) where a.user_id = any(${userIds})`.execute(db)
}

export async function savePinned(db: Db, userId: string, postId: string | null): Promise<void> {
  await sql`update feed.authors set pinned_id = ${postId} where user_id = ${userId}`.execute(db)
}

export async function deletePin(db: Db, userId: string, postId: string): Promise<void> {
  await sql`update feed.authors set pinned_id = null where user_id = ${userId} and pinned_id = ${postId}`.execute(db)
}

/** Copies of what accounts and the network say. */
export async function saveStandings(db: Db, people: readonly { userId: string; isPrivate: boolean; absent: boolean }[]): Promise<void> {
  await sql`
    update feed.authors a set is_private = s.is_private, absent = s.absent
    from unnest(${people.map(({ userId }) => userId)}::text[], ${people.map(({ isPrivate }) => isPrivate)}::boolean[],
      ${people.map(({ absent }) => absent)}::boolean[]) as s (user_id, is_private, absent)
    where a.user_id = s.user_id`.execute(db)
}
