import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type Username = { username: string; usernameKey: string; usernameSkeleton: string }

/** Breaks the unique key when somebody else took the name at the same moment. */
export async function setUsername(db: Db, userId: string, { username, usernameKey, usernameSkeleton }: Username): Promise<void> {
  await sql`
    update accounts.users set username = ${username}, username_key = ${usernameKey}, username_skeleton = ${usernameSkeleton}
    where id = ${userId}`.execute(db)
}

/** Keeps a name out of use: for all but its former owner, or for everybody. One that is retired already stays as it is. */
export async function retireName(db: Db, skeletonHash: Buffer, formerOwner: string | null, retiredAt: Date): Promise<void> {
  await sql`
    insert into accounts.retired_usernames (skeleton_hash, user_id, retired_at) values (${skeletonHash}, ${formerOwner}, ${retiredAt})
    on conflict (skeleton_hash) do nothing`.execute(db)
}

/** For a name that its former owner has again. */
export async function unretireName(db: Db, skeletonHash: Buffer, formerOwner: string): Promise<void> {
  await sql`delete from accounts.retired_usernames where skeleton_hash = ${skeletonHash} and user_id = ${formerOwner}`.execute(db)
}
