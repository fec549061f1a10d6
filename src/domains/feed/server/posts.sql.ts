/** Writes and locks of posts. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { ResourceRef } from '#platform/server/services.ts'
import type { Audience, POST_STATES } from '../contract.ts'
import type { Link } from './post-columns.sql.ts'

export type PostHead = {
  id: string
  authorId: string
  audience: Audience
  groupId: string | null
  state: (typeof POST_STATES)[number]
  repostedId: string | null
  quotedId: string | null
  text: string
  pictures: Picture[]
  recordId: string | null
  linkUrl: string | null
  link: Link | null
  createdAt: Date
  /** Readers have seen it, maybe with another text. */
  shownBefore: boolean
}

export type NewPost = {
  id: string
  authorId: string
  clientKey: string
  contentHash: string
  audience: Audience
  groupId: string | null
  state: 'pending' | 'waiting'
  text: string
  pictures: readonly Picture[]
  record: ResourceRef | null
  linkUrl: string | null
  quotedId: string | null
}

const COLUMNS = sql`id, author_id, audience, group_id, state, reposted_id, quoted_id, text, pictures, record_id, link_url, link, created_at, shown_before`

export async function findByKey(db: Db, authorId: string, clientKey: string): Promise<{ id: string; contentHash: string } | undefined> {
  const { rows } = await sql<{ id: string; contentHash: string }>`
    select id, content_hash from feed.posts where author_id = ${authorId} and client_key = ${clientKey}`.execute(db)
  return rows[0]
}

export async function loadHeads(db: Db, ids: readonly string[]): Promise<PostHead[]> {
  const { rows } = await sql<PostHead>`select ${COLUMNS} from feed.posts where id = any(${ids})`.execute(db)
  return rows
}

/** Locks a post until the transaction ends. */
export async function lockHead(db: Db, id: string): Promise<PostHead | undefined> {
  const { rows } = await sql<PostHead>`select ${COLUMNS} from feed.posts where id = ${id} for update`.execute(db)
  return rows[0]
}

export async function insertPost(db: Db, post: NewPost, now: Date): Promise<void> {
  const { id, authorId, clientKey, contentHash, audience, groupId, state, text, pictures, record, linkUrl, quotedId } = post
  await sql`
    insert into feed.posts (id, author_id, client_key, content_hash, audience, group_id, state, text, pictures, record_type, record_id,
      link_url, quoted_id, created_at, ranked_at)
    values (${id}, ${authorId}, ${clientKey}, ${contentHash}, ${audience}, ${groupId}, ${state}, ${text}, ${JSON.stringify(pictures)},
      ${record?.type ?? null}, ${record?.id ?? null}, ${linkUrl}, ${quotedId}, ${now}, ${now})`.execute(db)
}

/** Returns false when the member has reposted it already. The caller has locked the post. */
export async function insertRepost(
  db: Db,
  { id, authorId, repostedId, now }: { id: string; authorId: string; repostedId: string; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with added as (
      insert into feed.posts (id, author_id, client_key, content_hash, reposted_id, audience, created_at, ranked_at)
      values (${id}, ${authorId}, ${id}, '', ${repostedId}, 'public', ${now}, ${now})
      on conflict (reposted_id, author_id) where reposted_id is not null do nothing returning id
    )
    update feed.posts set repost_count = repost_count + 1 where id = ${repostedId} and exists (select from added)`.execute(db)
  return numAffectedRows === 1n
}

/** Returns the id of the repost that was there. The caller has locked the post. */
export async function deleteRepost(db: Db, authorId: string, repostedId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with gone as (delete from feed.posts where reposted_id = ${repostedId} and author_id = ${authorId} returning id),
    counted as (update feed.posts set repost_count = repost_count - 1 where id = ${repostedId} and exists (select from gone))
    select id from gone`.execute(db)
  return rows[0]?.id
}

export async function countQuote(db: Db, quotedId: string, by: 1 | -1): Promise<void> {
  await sql`update feed.posts set quote_count = quote_count + ${by}::int where id = ${quotedId}`.execute(db)
}

/** Those who repost a post. */
export async function loadReposterIds(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select author_id as id from feed.posts where reposted_id = ${id}`.execute(db)
  return rows.map((row) => row.id)
}

/** With its reposts and everything that readers did with it. */
export async function deletePost(db: Db, id: string): Promise<void> {
  await sql`delete from feed.posts where id = ${id}`.execute(db)
}

export async function savePostText(
  db: Db,
  id: string,
  { text, linkUrl, now }: { text: string; linkUrl: string | null; now: Date },
): Promise<void> {
  await sql`
    with earlier as (
      insert into feed.edits (post_id, replaced_at, text) select id, ${now}, text from feed.posts where id = ${id}
      on conflict (post_id, replaced_at) do nothing
    )
    update feed.posts set text = ${text}, edited_at = ${now},
      link = case when link_url is not distinct from ${linkUrl} then link end, link_url = ${linkUrl}
    where id = ${id}`.execute(db)
}

export async function loadEdits(db: Db, id: string): Promise<{ text: string; replacedAt: Date }[]> {
  const { rows } = await sql<{ text: string; replacedAt: Date }>`
    select text, replaced_at from feed.edits where post_id = ${id} order by replaced_at desc limit 100`.execute(db)
  return rows
}

/** Moves a post among those for everybody by what readers did (contract/ranking.ts). */
export async function rankPosts(
  db: Db,
  ids: readonly string[],
  { like, comment, repost, hours }: { like: number; comment: number; repost: number; hours: number },
): Promise<void> {
  await sql`
    update feed.posts p set ranked_at = r.at
    from (
      select id, created_at + make_interval(hours => ${hours}::int)
        * log(1 + ${like}::int * like_count + ${comment}::int * comment_count + ${repost}::int * (repost_count + quote_count)) as at
      from feed.posts where id = any(${ids}) order by id for update
    ) r
    where p.id = r.id and p.ranked_at <> r.at`.execute(db)
}

/** What `comments` counts on these posts. */
export async function saveCommentCounts(db: Db, counts: readonly { id: string; count: number }[]): Promise<void> {
  await sql`
    update feed.posts p set comment_count = c.count from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as c(id text, count int)
    where p.id = c.id`.execute(db)
}

export async function saveState(db: Db, id: string, state: PostHead['state'], removalReason: string | null = null): Promise<void> {
  await sql`
    update feed.posts set state = ${state}, removal_reason = ${removalReason}, shown_before = shown_before or ${state} = 'published'
    where id = ${id}`.execute(db)
}

/** An approved post is as new as its approval, so that nobody misses it. */
export async function savePostedAt(db: Db, id: string, now: Date): Promise<void> {
  await sql`update feed.posts set created_at = ${now}, ranked_at = ${now} where id = ${id}`.execute(db)
  await sql`update feed.tags set created_at = ${now} where post_id = ${id}`.execute(db)
}

/** What the page behind the address says. Returns false when it was saved already, or the text names another address by now. */
export async function saveLink(db: Db, id: string, linkUrl: string, link: Link): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update feed.posts set link = ${JSON.stringify(link)} where id = ${id} and link_url = ${linkUrl} and link is null`.execute(db)
  return numAffectedRows === 1n
}

/** Posts whose address was not looked at. */
export async function loadUnlinked(db: Db, ids: readonly string[]): Promise<{ id: string; linkUrl: string }[]> {
  const { rows } = await sql<{ id: string; linkUrl: string }>`
    select id, link_url from feed.posts where id = any(${ids}) and link_url is not null and link is null`.execute(db)
  return rows
}
