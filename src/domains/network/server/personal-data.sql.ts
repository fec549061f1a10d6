/** Personal data of the network: export and erasure. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

/** Other people appear by id only. Who blocked or muted this person is theirs and not exported. */
export async function exportNetworkOf(db: Db, userId: string): Promise<unknown> {
  const { rows } = await sql<{ exported: unknown }>`
    select jsonb_build_object(
      'settings', jsonb_build_object('isPrivate', p.is_private, 'listsFor', p.lists_for),
      'followerCount', p.followers,
      'followingCount', p.following,
      'followers', (select coalesce(jsonb_agg(jsonb_build_object('userId', f.follower_id, 'since', f.since) order by f.since), '[]')
        from network.follows f join network.people o on o.user_id = f.follower_id and not o.absent where f.followed_id = p.user_id),
      'following', (select coalesce(jsonb_agg(jsonb_build_object('userId', f.followed_id, 'since', f.since) order by f.since), '[]')
        from network.follows f join network.people o on o.user_id = f.followed_id and not o.absent where f.follower_id = p.user_id),
      'requestsSent', (select coalesce(jsonb_agg(jsonb_build_object('userId', receiver_id, 'note', note, 'sentAt', sent_at) order by sent_at), '[]')
        from network.requests where sender_id = p.user_id),
      'requestsReceived', (select coalesce(jsonb_agg(jsonb_build_object('userId', sender_id, 'note', note, 'sentAt', sent_at) order by sent_at), '[]')
        from network.requests where receiver_id = p.user_id),
      'blocked', (select coalesce(jsonb_agg(jsonb_build_object('userId', blocked_id, 'since', since) order by since), '[]')
        from network.blocks where blocker_id = p.user_id),
      'muted', (select coalesce(jsonb_agg(jsonb_build_object('userId', muted_id, 'since', since, 'until', until) order by since), '[]')
        from network.mutes where muter_id = p.user_id),
      'dismissedSuggestions', (select coalesce(jsonb_agg(dismissed_id order by dismissed_id), '[]')
        from network.dismissed_suggestions where user_id = p.user_id),
      'followedVendors', (select coalesce(jsonb_agg(jsonb_build_object('workspaceId', workspace_id, 'since', since) order by since), '[]')
        from network.vendor_follows where user_id = p.user_id),
      'boughtFrom', (select coalesce(jsonb_agg(jsonb_build_object('workspaceId', workspace_id, 'lastAt', last_at) order by last_at), '[]')
        from network.purchases where user_id = p.user_id)
    ) as exported from network.people p where p.user_id = ${userId}`.execute(db)
  return rows[0]?.exported ?? null
}

/** Deletes what is left after the follows and requests of the person. */
export async function deletePerson(db: Db, userId: string): Promise<void> {
  await sql`delete from network.request_pauses where ${userId} in (sender_id, receiver_id)`.execute(db)
  await sql`delete from network.blocks where ${userId} in (blocker_id, blocked_id)`.execute(db)
  await sql`delete from network.mutes where ${userId} in (muter_id, muted_id)`.execute(db)
  await sql`delete from network.dismissed_suggestions where ${userId} in (user_id, dismissed_id)`.execute(db)
  await sql`delete from network.vendor_follows where user_id = ${userId}`.execute(db)
  await sql`delete from network.purchases where user_id = ${userId}`.execute(db)
  await sql`delete from network.people where user_id = ${userId}`.execute(db)
}
