/** Reads comments. What a reader may see is decided by `readable`. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { loadPage, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { ResourceRef } from '#platform/server/services.ts'
import type { CommentSort } from '../contract.ts'

export type CommentRow = {
  id: string
  type: string
  recordId: string
  parentId: string | null
  replyToId: string | null
  replyToAuthorId: string | null
  authorId: string | null
  clientKey: string
  text: string
  createdAt: Date
  editedAt: Date | null
  deletedAt: Date | null
  removedAt: Date | null
  removalReason: string | null
  held: boolean
  absent: boolean
  shown: boolean
  replyCount: number
  reactionCount: number
  reactions: { emoji: string; count: number; mine: boolean }[]
  mentions: { userId: string; name: string }[]
}

/** `userId` is null for guests. `moderates`: the record with its comments. */
export type CommentReader = { userId: string | null; unseenIds: readonly string[]; moderates: boolean }

function columns(userId: string | null) {
  return sql`c.id, c.type, c.record_id, c.parent_id, c.reply_to_id, c.author_id, c.client_key, c.text, c.created_at, c.edited_at, c.deleted_at,
    c.removed_at, c.removal_reason, c.held, c.absent, c.shown, c.reply_count, c.reaction_count,
    (select a.author_id from comments.comments a where a.id = c.reply_to_id) as reply_to_author_id,
    (select coalesce(jsonb_agg(jsonb_build_object('emoji', x.emoji, 'count', x.count, 'mine', x.mine) order by x.first), '[]') from (
      select emoji, count(*)::int as count, coalesce(bool_or(user_id = ${userId}), false) as mine, min(reacted_at) as first
      from comments.reactions where comment_id = c.id group by emoji
    ) x) as reactions,
    (select coalesce(jsonb_agg(jsonb_build_object('userId', m.user_id, 'name', m.name)), '[]')
      from comments.mentions m where m.comment_id = c.id) as mentions`
}

/** Shown to everybody, or to its author and moderators while it is held or removed. Nobody reads whom they block or mute. */
function readable({ userId, unseenIds, moderates }: CommentReader) {
  return sql`(c.shown or (c.deleted_at is null and c.author_id = ${userId}) or (c.removed_at is not null and c.deleted_at is null and ${moderates}))
    and (c.author_id is null or c.author_id <> all(${unseenIds}))`
}

/** The same, and comments that keep their place because of their replies. */
function listed(reader: CommentReader) {
  return sql`(${readable(reader)} or (not c.shown and c.reply_count > 0 and (c.author_id is null or c.author_id <> all(${reader.unseenIds}))))`
}

const byTime = { by: sql`c.created_at`, cast: 'timestamptz', id: sql`c.id` } as const
const timeOf = (row: CommentRow): [string, string] => [row.createdAt.toISOString(), row.id]

const SORTS: Record<CommentSort, Sorting<CommentRow>> = {
  newest: { ...byTime, name: 'newest', direction: 'desc', keyOf: timeOf },
  oldest: { ...byTime, name: 'oldest', direction: 'asc', keyOf: timeOf },
  top: {
    name: 'top',
    by: sql`(c.reaction_count + c.reply_count)`,
    cast: 'bigint',
    id: sql`c.id`,
    direction: 'desc',
    keyOf: (row) => [row.reactionCount + row.replyCount, row.id],
  },
}

/** Comments of the first level, without the pinned one. */
export function listComments(
  db: Db,
  { type, id }: ResourceRef,
  { sort, pinnedId, ...paging }: Paging & { sort: CommentSort; pinnedId: string | null },
  reader: CommentReader,
) {
  return loadPage<CommentRow>(db, {
    ...paging,
    sort: SORTS[sort],
    where: [
      sql`c.type = ${type}`,
      sql`c.record_id = ${id}`,
      sql`c.parent_id is null`,
      sql`c.id is distinct from ${pinnedId}`,
      listed(reader),
    ],
    select: (page) => sql`select ${columns(reader.userId)} from comments.comments c ${page}`,
  })
}

export function listReplies(db: Db, parentId: string, paging: Paging, reader: CommentReader) {
  return loadPage<CommentRow>(db, {
    ...paging,
    sort: SORTS.oldest,
    where: [sql`c.parent_id = ${parentId}`, readable(reader)],
    select: (page) => sql`select ${columns(reader.userId)} from comments.comments c ${page}`,
  })
}

/** The first replies of each comment, oldest first, and the one with `withId`. */
export async function loadFirstReplies(
  db: Db,
  parentIds: readonly string[],
  limit: number,
  reader: CommentReader,
  withId: string | null = null,
): Promise<CommentRow[]> {
  if (parentIds.length === 0) return []
  const { rows } = await sql<CommentRow>`
    with first as (
      select r.id from unnest(${parentIds}::text[]) as p (id) cross join lateral (
        select c.id from comments.comments c where c.parent_id = p.id and ${readable(reader)} order by c.created_at, c.id limit ${limit}
      ) r
    )
    select ${columns(reader.userId)} from comments.comments c
    where (c.id in (select id from first) or (c.id = ${withId} and ${readable(reader)})) order by c.created_at, c.id`.execute(db)
  return rows
}

/** One comment as this reader may see it; undefined for others. */
export async function findReadable(db: Db, commentId: string, reader: CommentReader): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`
    select ${columns(reader.userId)} from comments.comments c where c.id = ${commentId} and ${listed(reader)}`.execute(db)
  return rows[0]
}

export async function findComment(db: Db, commentId: string, userId: string | null = null): Promise<CommentRow | undefined> {
  return (await loadComments(db, [commentId], userId))[0]
}

export async function loadComments(db: Db, ids: readonly string[], userId: string | null = null): Promise<CommentRow[]> {
  const { rows } =
    await sql<CommentRow>`select ${columns(userId)} from comments.comments c where c.id = any(${ids}) order by c.created_at, c.id`.execute(
      db,
    )
  return rows
}

export async function findByClientKey(db: Db, authorId: string, clientKey: string): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`
    select ${columns(authorId)} from comments.comments c where c.author_id = ${authorId} and c.client_key = ${clientKey}`.execute(db)
  return rows[0]
}

/** What a comment said before, newest first. */
export async function loadEdits(db: Db, commentId: string): Promise<{ text: string; writtenAt: Date }[]> {
  const { rows } = await sql<{ text: string; writtenAt: Date }>`
    select text, written_at from comments.edits where comment_id = ${commentId} order by written_at desc limit 100`.execute(db)
  return rows
}

/** Authors who still have comments in the thread, shown; `mentioning`: those with one that mentions this person. */
export async function loadAuthors(
  db: Db,
  { type, id }: ResourceRef,
  authorIds: readonly string[],
  mentioning: string | null,
): Promise<string[]> {
  const { rows } = await sql<{ authorId: string }>`
    select distinct c.author_id from comments.comments c
    where c.type = ${type} and c.record_id = ${id} and c.author_id = any(${authorIds}) and c.shown
      and (${mentioning}::text is null or exists (select from comments.mentions m where m.comment_id = c.id and m.user_id = ${mentioning}))
  `.execute(db)
  return rows.map(({ authorId }) => authorId)
}
