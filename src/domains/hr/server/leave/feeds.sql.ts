/** Private addresses of the team calendar. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type FeedRef = { workspaceId: string; userId: string }

export async function replaceFeed(db: Db, { workspaceId, userId }: FeedRef, tokenHash: Buffer, at: Date): Promise<void> {
  await sql`
    insert into hr.leave_feeds (workspace_id, user_id, token_hash, created_at) values (${workspaceId}, ${userId}, ${tokenHash}, ${at})
    on conflict (user_id, workspace_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`.execute(db)
}

export async function deleteFeedRow(db: Db, { workspaceId, userId }: FeedRef): Promise<void> {
  await sql`delete from hr.leave_feeds where user_id = ${userId} and workspace_id = ${workspaceId}`.execute(db)
}

export async function findFeedOf(db: Db, { workspaceId, userId }: FeedRef): Promise<Date | null> {
  const { rows } = await sql<{ createdAt: Date }>`
    select created_at from hr.leave_feeds where user_id = ${userId} and workspace_id = ${workspaceId}`.execute(db)
  return rows[0]?.createdAt ?? null
}

export async function findFeed(db: Db, tokenHash: Buffer): Promise<FeedRef | undefined> {
  const { rows } = await sql<FeedRef>`select workspace_id, user_id from hr.leave_feeds where token_hash = ${tokenHash}`.execute(db)
  return rows[0]
}
