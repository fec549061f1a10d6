import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type Username = { username: string; usernameKey: string; usernameSkeleton: string }

/** Throws a unique violation when a concurrent transaction took the name. */
export async function setUsername(db: Db, userId: string, { username, usernameKey, usernameSkeleton }: Username): Promise<void> {
  await sql`
    update accounts.users set username = ${username}, username_key = ${usernameKey}, username_skeleton = ${usernameSkeleton}
    where id = ${userId}`.execute(db)
}

/** Reserves a name for its former owner, or for nobody. An existing reservation stays unchanged. */
export async function retireUsername(db: Db, skeletonHash: Buffer, formerOwner: string | null, retiredAt: Date): Promise<void> {
  await sql`
    insert into accounts.retired_usernames (skeleton_hash, user_id, retired_at) values (${skeletonHash}, ${formerOwner}, ${retiredAt})
    on conflict (skeleton_hash) do nothing`.execute(db)
}

/** Removes the reservation when the former owner takes the name back. */
export async function restoreUsername(db: Db, skeletonHash: Buffer, formerOwner: string): Promise<void> {
  await sql`delete from accounts.retired_usernames where skeleton_hash = ${skeletonHash} and user_id = ${formerOwner}`.execute(db)
}
