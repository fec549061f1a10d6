/** The post that stands first in a group. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { type EntryRow, entryColumns, type Leaving } from './entry-columns.sql.ts'
import { isShown } from './group-posts.sql.ts'

/** Instead of the one that was pinned. The caller has locked the post. */
export async function saveGroupPin(db: Db, groupId: string, postId: string): Promise<void> {
  await sql`
    insert into feed.group_pins (group_id, post_id) values (${groupId}, ${postId})
    on conflict (group_id) do update set post_id = excluded.post_id`.execute(db)
}

export async function deleteGroupPin(db: Db, postId: string): Promise<void> {
  await sql`delete from feed.group_pins where post_id = ${postId}`.execute(db)
}

/** None while it waits because of an edit. */
export async function loadPinnedOfGroup(db: Db, { readerId, left, groupId }: Leaving & { groupId: string }): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${entryColumns(readerId, sql`null::text`)}
    from (select e.id, e.created_at, e.created_at as sorted_at from feed.group_pins i join feed.posts e on e.id = i.post_id
      where i.group_id = ${groupId} and ${isShown(left)}) e
    join feed.posts p on p.id = e.id`.execute(db)
  return rows
}
