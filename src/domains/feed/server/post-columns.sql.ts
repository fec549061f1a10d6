/** What a statement reads of posts. */
import { type RawBuilder, sql } from 'kysely'
import type { Picture } from '#platform/server/picture.ts'
import type { Variants } from '#platform/server/uploads/make-variants.ts'
import type { Audience, POST_STATES } from '../contract.ts'

export type Link = { title: string; description: string; site: string; picture?: Variants | null }

/** A post as a statement returns it in JSON: times are texts. */
export type PostRow = {
  id: string
  authorId: string
  clientKey: string
  text: string
  audience: Audience
  groupId: string | null
  state: (typeof POST_STATES)[number]
  removalReason: string | null
  pictures: Picture[]
  recordType: string | null
  recordId: string | null
  mentions: { userId: string; name: string }[]
  linkUrl: string | null
  link: Link | null
  quotedId: string | null
  createdAt: string
  editedAt: string | null
  likes: number
  reposts: number
  quotes: number
  comments: number
}

/** What the reader did with a post, and its poll. */
export type PostUse = {
  liked: boolean
  reposted: boolean
  bookmarked: boolean
  pinned: boolean
  /** For the author of a post with a product: what was bought through it, net of what came back. */
  sales: { orders: number; units: number } | null
  poll: { endsAt: string; choice: number | null; options: { text: string; votes: number }[] } | null
}

export type FullPost = PostRow & PostUse

/** The post `p` of a statement as JSON. */
export function postJson(p: RawBuilder<unknown>) {
  return sql`jsonb_build_object('id', ${p}.id, 'authorId', ${p}.author_id, 'clientKey', ${p}.client_key, 'text', ${p}.text,
    'audience', ${p}.audience, 'groupId', ${p}.group_id, 'state', ${p}.state, 'removalReason', ${p}.removal_reason, 'pictures', ${p}.pictures, 'recordType', ${p}.record_type,
    'recordId', ${p}.record_id, 'mentions', (select coalesce(jsonb_agg(jsonb_build_object('userId', m.user_id, 'name', m.name)), '[]')
      from feed.mentions m where m.post_id = ${p}.id), 'linkUrl', ${p}.link_url, 'link', ${p}.link,
    'quotedId', ${p}.quoted_id, 'createdAt', ${p}.created_at, 'editedAt', ${p}.edited_at, 'likes', ${p}.like_count,
    'reposts', ${p}.repost_count, 'quotes', ${p}.quote_count, 'comments', ${p}.comment_count)`
}

/** The post `p` with its poll and what the reader did with it. */
export function fullPostJson(p: RawBuilder<unknown>, readerId: string | null) {
  return sql`${postJson(p)} || jsonb_build_object(
    'liked', exists (select from feed.likes where post_id = ${p}.id and user_id = ${readerId}),
    'reposted', exists (select from feed.posts r where r.reposted_id = ${p}.id and r.author_id = ${readerId}),
    'bookmarked', exists (select from feed.bookmarks where post_id = ${p}.id and user_id = ${readerId}),
    'sales', case when ${p}.author_id = ${readerId} and ${p}.record_type = 'product' then (
      select jsonb_build_object('orders', count(distinct s.order_id), 'units', coalesce(sum(s.sold - s.reversed), 0))
      from feed.sales s where s.post_id = ${p}.id and s.sold > s.reversed) end,
    'pinned', exists (select from feed.authors a where a.user_id = ${p}.author_id and a.pinned_id = ${p}.id)
      or exists (select from feed.group_pins i where i.post_id = ${p}.id),
    'poll', (select jsonb_build_object('endsAt', l.ends_at,
        'choice', (select v.position from feed.votes v where v.post_id = l.post_id and v.user_id = ${readerId}),
        'options', (select jsonb_agg(jsonb_build_object('text', o.text, 'votes', o.votes) order by o.position)
          from feed.poll_options o where o.post_id = l.post_id))
      from feed.polls l where l.post_id = ${p}.id))`
}
