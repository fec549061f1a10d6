/** Personal data of comments: export and erasure. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

/** What others wrote is theirs: it is not exported. */
export async function exportCommentsOf(db: Db, userId: string): Promise<unknown> {
  const { rows } = await sql<{ exported: unknown }>`
    select jsonb_build_object(
      'comments', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'type', type, 'recordId', record_id, 'text', text, 'createdAt', created_at,
          'editedAt', edited_at, 'deletedAt', deleted_at, 'removedAt', removed_at, 'removalReason', removal_reason) order by created_at, id), '[]')
        from comments.comments where author_id = ${userId}),
      'earlierTexts', (select coalesce(jsonb_agg(jsonb_build_object('commentId', e.comment_id, 'text', e.text, 'writtenAt', e.written_at)
          order by e.written_at), '[]')
        from comments.edits e join comments.comments c on c.id = e.comment_id where c.author_id = ${userId}),
      'mentions', (select coalesce(jsonb_agg(jsonb_build_object('commentId', comment_id, 'name', name) order by comment_id), '[]')
        from comments.mentions where user_id = ${userId}),
      'removed', (select coalesce(jsonb_agg(jsonb_build_object('commentId', id, 'removedAt', removed_at) order by removed_at), '[]')
        from comments.comments where removed_by = ${userId}),
      'reactions', (select coalesce(jsonb_agg(jsonb_build_object('commentId', comment_id, 'emoji', emoji, 'reactedAt', reacted_at)
          order by reacted_at), '[]')
        from comments.reactions where user_id = ${userId})
    ) as exported`.execute(db)
  return rows[0]?.exported ?? null
}

/** What the person wrote goes; the place of a comment stays for its replies. */
export async function eraseComments(db: Db, userId: string, at: Date): Promise<void> {
  const written = sql`select id from comments.comments where author_id = ${userId}`
  await sql`delete from comments.edits where comment_id in (${written})`.execute(db)
  await sql`delete from comments.mentions where comment_id in (${written}) or user_id = ${userId}`.execute(db)
  await sql`delete from comments.reactions where comment_id in (${written})`.execute(db)
  await sql`update comments.threads set pinned_id = null where pinned_id in (${written})`.execute(db)
  await sql`
    update comments.comments set author_id = null, client_key = id, text = '', reaction_count = 0, held = false, removal_reason = null,
      deleted_at = coalesce(deleted_at, ${at})
    where author_id = ${userId}`.execute(db)
  await sql`update comments.comments set removed_by = null where removed_by = ${userId}`.execute(db)
}

export async function eraseReactions(db: Db, userId: string): Promise<void> {
  await sql`
    select from comments.comments c where c.id in (select comment_id from comments.reactions where user_id = ${userId})
    order by c.id for update`.execute(db)
  await sql`
    with gone as (delete from comments.reactions where user_id = ${userId} returning comment_id),
    counted as (select comment_id, count(*)::int as n from gone group by comment_id)
    update comments.comments c set reaction_count = c.reaction_count - counted.n from counted where c.id = counted.comment_id`.execute(db)
}
