/** Schemas shared by several operations of the feed. */
import * as z from 'zod'
import { imageView } from '#platform/shared/contract.ts'
import { recordCard } from '#platform/shared/linked-record.ts'
import { idText } from '#platform/shared/plain-text.ts'
import { userView } from '../../accounts/contract.ts'
import { AUDIENCES, POST_STATES } from './limits.ts'

export const time = z.iso.datetime()
export const postId = idText(64)
const count = z.int().min(0)

const pollView = z.object({
  endsAt: time,
  closed: z.boolean(),
  /** The option that the reader chose. */
  choice: z.int().nullable(),
  voters: count,
  /** `votes` is null until the reader has voted or the poll is closed. */
  options: z.array(z.object({ text: z.string(), votes: count.nullable() })),
})

const postBase = z.object({
  id: z.string(),
  author: userView,
  text: z.string(),
  /** Members whom the text mentions, by the key of the name as it was written; other names stay plain text. */
  mentions: z.array(z.object({ name: z.string(), username: z.string() })),
  audience: z.enum(AUDIENCES),
  /** `needsApproval`: what the reader writes in it, and edits, waits for a moderator. */
  group: z.object({ id: z.string(), name: z.string(), needsApproval: z.boolean() }).nullable(),
  state: z.enum(POST_STATES),
  pictures: z.array(imageView),
  record: recordCard.nullable(),
  /** What the page behind the first address says of itself. `host` is that of the address. */
  link: z
    .object({
      url: z.string(),
      host: z.string(),
      title: z.string(),
      description: z.string(),
      site: z.string(),
      image: imageView.nullable(),
    })
    .nullable(),
  createdAt: time,
  editedAt: time.nullable(),
})

/** A post as the reader sees it. */
export const postView = postBase.extend({
  poll: pollView.nullable(),
  /** The post below the text. `post` is null when the reader may not see it, or it is gone. */
  quote: z.object({ post: postBase.nullable() }).nullable(),
  likes: count,
  reposts: count,
  quotes: count,
  comments: count,
  liked: z.boolean(),
  reposted: z.boolean(),
  bookmarked: z.boolean(),
  pinned: z.boolean(),
  mine: z.boolean(),
  /**
   * For the author of a post with a product: units that others bought through it, net of cancellations and returns. `units` is null until
   * there are MIN_ORDERS_SHOWN orders.
   */
  sales: z.object({ units: count.nullable() }).nullable(),
  /** The reader is a moderator of its group. */
  moderates: z.boolean(),
  /** For its author: why a moderator removed it. */
  removalReason: z.string().nullable(),
  /** Of the reader's own posts, so that a local copy is replaced; null for others. */
  clientKey: z.string().nullable(),
})

/** A row of a list: a post, or somebody's repost of it. `id` is that of the post or of the repost. */
export const entryView = z.object({ id: z.string(), at: time, repostedBy: userView.nullable(), post: postView })

export const page = z.object({ items: z.array(entryView), nextCursor: z.string().nullable() })

export type PostView = z.infer<typeof postView>
export type QuotedPost = z.infer<typeof postBase>
export type EntryView = z.infer<typeof entryView>
