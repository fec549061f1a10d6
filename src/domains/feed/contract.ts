/** Posts of members, the feeds that show them, and what readers do with them. */
import * as z from 'zod'
import { pageInput, read, write } from '#platform/shared/contract.ts'
import { countedText } from '#platform/shared/counted-text.ts'
import { idText, multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { pictureFailures } from '#platform/shared/uploads.ts'
import { MAX_ALT, MAX_APPROVED, MAX_OPTION, MAX_OPTIONS, MAX_PICTURES, MAX_REASON, MAX_TEXT, MIN_OPTIONS } from './contract/limits.ts'
import { entryView, page, postId, postView, time } from './contract/views.ts'

export * from './contract/limits.ts'
export type { EntryView, PostView, QuotedPost } from './contract/views.ts'

const post = z.object({ postId })
const groupId = idText(64)
const group = z.object({ groupId })
const since = z.object({ since: time })
const count = z.object({ count: z.int().min(0) })
const one = z.object({ post: postView })
const TYPED_TAG = 100
const tag = singleLineText(TYPED_TAG).min(1)
const text = countedText(MAX_TEXT)

/** Generous for a person who taps, and too few for a script that collects attention. */
const reactions = [{ per: 'person', calls: 600, seconds: 600 }] as const

export const feed = {
  home: {
    /** Posts and reposts of the people whom the caller follows, and their own, newest first. */
    list: read('member', '/feed/home').input(z.object(pageInput)).output(page),
    /** How many came after a moment, counted up to 100. */
    count: read('member', '/feed/home/count').input(since).output(count),
  },
  discover: {
    /** Public posts of everybody. A post stands at its time, moved ahead by likes, comments and reposts. */
    list: read('member', '/feed/discover').input(z.object(pageInput)).output(page),
  },
  people: {
    /** What somebody posted and reposted, newest first; the pinned post first of all. Fails with NOT_FOUND like the profile. */
    list: read('member', '/feed/people/{userId}')
      .input(z.object({ userId: idText(64), ...pageInput }))
      .output(page.extend({ pinned: entryView.nullable() })),
  },
  groups: {
    /** Posts in the groups of the caller, newest first. */
    mine: read('member', '/feed/groups').input(z.object(pageInput)).output(page),
    /** Posts in a group, newest first; the pinned post first of all. Fails with NOT_FOUND for those who do not read it. */
    list: read('member', '/feed/groups/{groupId}')
      .input(group.extend(pageInput))
      .output(page.extend({ pinned: entryView.nullable() })),
    /** How many came after a moment, counted up to 100. */
    count: read('member', '/feed/groups/{groupId}/count').input(group.extend(since.shape)).output(count),
    /** Posts that wait for a moderator of the group, oldest first. Members see their own. */
    waiting: read('member', '/feed/groups/{groupId}/waiting').input(group.extend(pageInput)).output(page),
    /** Moderators of the group. Posts that do not wait any more are left alone. */
    approve: write('member', 'POST', '/feed/groups/{groupId}/approvals')
      .input(group.extend({ postIds: z.array(postId).min(1).max(MAX_APPROVED) }))
      .output(z.object({ approved: z.int().min(0) })),
    /** Moderators of the group, about posts of others: declines one that waits, and takes down one that was shown. The author reads the reason. */
    remove: write('member', 'POST', '/feed/posts/{postId}/removal')
      .input(post.extend({ reason: multiLineText(MAX_REASON).min(1) }))
      .output(z.object({})),
    /** Moderators of the group. One post at most stands first in it. */
    pin: write('member', 'PUT', '/feed/posts/{postId}/group-pin').input(post).output(one),
    unpin: write('member', 'DELETE', '/feed/posts/{postId}/group-pin').input(post).output(one),
  },
  tags: {
    /** Posts with a hashtag in any spelling, newest first. */
    list: read('member', '/feed/tags/{tag}')
      .input(z.object({ tag, ...pageInput }))
      .output(page.extend({ tag: z.string() })),
    /** Hashtags that begin with the text, the most used of the last days first. Empty text: the most used of all. */
    suggest: read('member', '/feed/tags')
      .input(z.object({ q: singleLineText(TYPED_TAG).default(''), limit: z.int().min(1).max(20).default(8) }))
      .output(z.object({ items: z.array(z.object({ tag: z.string(), posts: z.int().min(1) })) })),
  },
  bookmarks: {
    /** The caller's saved posts, newest first. */
    list: read('member', '/feed/bookmarks').input(z.object(pageInput)).output(page),
    add: write('member', 'PUT', '/feed/bookmarks/{postId}', { limits: reactions }).input(post).output(one),
    remove: write('member', 'DELETE', '/feed/bookmarks/{postId}').input(post).output(one),
  },
  posts: {
    get: read('anyone', '/feed/posts/{postId}').input(post).output(one),
    /** Earlier texts of a post, newest first. */
    history: read('member', '/feed/posts/{postId}/history')
      .input(post)
      .output(z.object({ items: z.array(z.object({ text: z.string(), replacedAt: time })) })),
    /**
     * The same `clientKey` again returns the post that was written; with other content it fails with KEY_USED. A post has text, a picture,
     * a record or a quoted post. Pictures are the caller's uploads.
     */
    create: write('member', 'POST', '/feed/posts', { offline: true, limits: [{ per: 'person', calls: 60, seconds: 3600 }] })
      .input(
        z.object({
          clientKey: idText(64).min(8),
          text: text.default(''),
          audience: z.enum(['public', 'followers']).default('public'),
          /** Posts into a group of the caller, for those who read it; `audience` is without effect. */
          groupId: groupId.nullable().default(null),
          pictures: z
            .array(z.object({ uploadId: idText(64), alt: singleLineText(MAX_ALT).default('') }))
            .max(MAX_PICTURES)
            .default([]),
          record: z
            .object({ type: z.literal('product'), id: idText(70) })
            .nullable()
            .default(null),
          quotedId: postId.nullable().default(null),
          poll: z
            .object({
              options: z
                .array(singleLineText(MAX_OPTION).min(1))
                .min(MIN_OPTIONS)
                .max(MAX_OPTIONS)
                .refine((options) => new Set(options).size === options.length, { params: { rule: 'different' } }),
              hours: z.int().min(1).max(168),
            })
            .nullable()
            .default(null),
        }),
      )
      .output(one)
      .errors({
        EMPTY: { status: 422 },
        TEXT_REFUSED: { status: 422 },
        KEY_USED: { status: 409 },
        NOT_ALLOWED: { status: 403 },
        NOT_QUOTABLE: { status: 409 },
        ...pictureFailures,
      }),
    /** Own posts; earlier texts are kept. In a group that approves posts, one of a plain member waits again. */
    edit: write('member', 'PUT', '/feed/posts/{postId}', { limits: reactions })
      .input(post.extend({ text }))
      .output(one)
      .errors({ EMPTY: { status: 422 }, TEXT_REFUSED: { status: 422 } }),
    /** Own posts, with everything that readers did with them. */
    remove: write('member', 'DELETE', '/feed/posts/{postId}').input(post).output(z.object({})),
    like: write('member', 'PUT', '/feed/posts/{postId}/like', { limits: reactions }).input(post).output(one),
    unlike: write('member', 'DELETE', '/feed/posts/{postId}/like', { limits: reactions }).input(post).output(one),
    /** One post at most stands first on the caller's profile. */
    pin: write('member', 'PUT', '/feed/posts/{postId}/pin').input(post).output(one),
    unpin: write('member', 'DELETE', '/feed/posts/{postId}/pin').input(post).output(one),
  },
  reposts: {
    /** Public posts only. Twice is once. */
    add: write('member', 'PUT', '/feed/posts/{postId}/repost', { limits: reactions })
      .input(post)
      .output(one)
      .errors({ NOT_QUOTABLE: { status: 409 } }),
    remove: write('member', 'DELETE', '/feed/posts/{postId}/repost').input(post).output(one),
  },
  polls: {
    /** Once, and not in one's own poll. The same choice again changes nothing. */
    vote: write('member', 'PUT', '/feed/posts/{postId}/vote', { limits: reactions })
      .input(
        post.extend({
          choice: z
            .int()
            .min(0)
            .max(MAX_OPTIONS - 1),
        }),
      )
      .output(one)
      .errors({ CLOSED: { status: 409 }, VOTED: { status: 409 } }),
  },
}
