/** Changes of comments. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type NewComment = {
  id: string
  type: string
  recordId: string
  parentId: string | null
  replyToId: string | null
  authorId: string
  clientKey: string
  text: string
  held: boolean
  createdAt: Date
}

export async function insertComment(db: Db, comment: NewComment): Promise<void> {
  const { id, type, recordId, parentId, replyToId, authorId, clientKey, text, held, createdAt } = comment
  await sql`
    insert into comments.comments (id, type, record_id, parent_id, reply_to_id, author_id, client_key, text, held, created_at)
    values (${id}, ${type}, ${recordId}, ${parentId}, ${replyToId}, ${authorId}, ${clientKey}, ${text}, ${held}, ${createdAt})`.execute(db)
}

export async function lockRow(db: Db, commentId: string): Promise<void> {
  await sql`select from comments.comments where id = ${commentId} for update`.execute(db)
}

/** Keeps the text before. Returns false when it is the same. */
export async function saveText(db: Db, commentId: string, { text, held, at }: { text: string; held: boolean; at: Date }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with before as (
      select id, text, coalesce(edited_at, created_at) as written_at from comments.comments where id = ${commentId} and text <> ${text}
    ), kept as (
      insert into comments.edits (comment_id, written_at, text) select id, written_at, text from before on conflict do nothing
    )
    update comments.comments c set text = ${text}, edited_at = ${at}, held = c.held or ${held} from before where c.id = before.id`.execute(
    db,
  )
  return numAffectedRows === 1n
}

/** The row stays for its replies; what it said goes. */
export async function emptyComment(db: Db, commentId: string, at: Date): Promise<void> {
  await sql`delete from comments.edits where comment_id = ${commentId}`.execute(db)
  await sql`delete from comments.mentions where comment_id = ${commentId}`.execute(db)
  await sql`delete from comments.reactions where comment_id = ${commentId}`.execute(db)
  await sql`
    update comments.comments set text = '', reaction_count = 0, held = false, removal_reason = null, deleted_at = ${at}
    where id = ${commentId}`.execute(db)
}

export async function setRemoved(db: Db, commentId: string, { by, reason, at }: { by: string; reason: string; at: Date }): Promise<void> {
  await sql`
    update comments.comments set removed_at = ${at}, removed_by = ${by}, removal_reason = ${reason} where id = ${commentId}`.execute(db)
}

export async function setPublished(db: Db, commentId: string): Promise<void> {
  await sql`
    update comments.comments set removed_at = null, removed_by = null, removal_reason = null, held = false
    where id = ${commentId}`.execute(db)
}

/** Returns the people whom it did not mention before. */
export async function replaceMentions(db: Db, commentId: string, mentions: readonly { userId: string; name: string }[]): Promise<string[]> {
  const userIds = mentions.map(({ userId }) => userId)
  await sql`delete from comments.mentions where comment_id = ${commentId} and user_id <> all(${userIds})`.execute(db)
  const { rows } = await sql<{ userId: string }>`
    insert into comments.mentions (comment_id, user_id, name)
    select ${commentId}, m.user_id, m.name from unnest(${userIds}::text[], ${mentions.map(({ name }) => name)}::text[]) as m (user_id, name)
    on conflict do nothing returning user_id`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** Once per person and emoji; the kept count follows. The caller has locked the comment. Returns whether it is new. */
export async function insertReaction(db: Db, commentId: string, { userId, emoji, at }: { userId: string; emoji: string; at: Date }) {
  const { numAffectedRows } = await sql`
    with added as (
      insert into comments.reactions (comment_id, user_id, emoji, reacted_at) values (${commentId}, ${userId}, ${emoji}, ${at})
      on conflict do nothing returning comment_id
    )
    update comments.comments set reaction_count = reaction_count + 1 where id in (select comment_id from added)`.execute(db)
  return numAffectedRows === 1n
}

export async function deleteReaction(db: Db, commentId: string, { userId, emoji }: { userId: string; emoji: string }) {
  const { numAffectedRows } = await sql`
    with gone as (
      delete from comments.reactions where comment_id = ${commentId} and user_id = ${userId} and emoji = ${emoji} returning comment_id
    )
    update comments.comments set reaction_count = reaction_count - 1 where id in (select comment_id from gone)`.execute(db)
  return numAffectedRows === 1n
}
