/** What moderators removed from profiles. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { ProfileRow } from './profiles.sql.ts'

export type RemovedProfile = Pick<ProfileRow, 'displayName' | 'bio' | 'links' | 'avatar'>

export async function insertRemovedProfile(db: Db, { userId, displayName, bio, links, avatar }: ProfileRow, at: Date): Promise<void> {
  await sql`
    insert into accounts.removed_profiles (user_id, display_name, bio, links, avatar, removed_at)
    values (${userId}, ${displayName}, ${bio}, ${JSON.stringify(links)}, ${avatar && JSON.stringify(avatar)}, ${at})`.execute(db)
}

/** Deletes the row and returns it. */
export async function takeRemovedProfile(db: Db, userId: string): Promise<RemovedProfile | undefined> {
  const { rows } = await sql<RemovedProfile>`
    delete from accounts.removed_profiles where user_id = ${userId} returning display_name, bio, links, avatar`.execute(db)
  return rows[0]
}
