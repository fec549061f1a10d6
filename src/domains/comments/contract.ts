/** Comments on any record whose domain allows them: threads with one level of replies. */
import * as z from 'zod'
import { pageInput, read, write } from '#platform/shared/contract.ts'
import { countedText } from '#platform/shared/counted-text.ts'
import { idText, multiLineText } from '#platform/shared/plain-text.ts'
import { REACTIONS } from '#platform/shared/reactions.ts'
import { userView } from '../accounts/contract.ts'
import { mentionView } from '../network/contract.ts'
import { COMMENT_SORTS, COMMENT_STATES, MAX_COMMENT, MAX_REMOVAL_REASON } from './contract/limits.ts'

export * from './contract/limits.ts'

const time = z.iso.datetime()
const commentId = idText(64)
const comment = z.object({ commentId })
const record = { type: idText(40), id: idText(64) }
const text = countedText(MAX_COMMENT).min(1)
const count = z.int().min(0)

const replyView = z.object({
  id: z.string(),
  /** The comment below which it is shown; null for comments of the first level. */
  parentId: z.string().nullable(),
  /** Null when the state says so, and for those who are gone. */
  author: userView.nullable(),
  mine: z.boolean(),
  state: z.enum(COMMENT_STATES),
  /** Empty unless it is shown. Its author still reads what was removed or is held, and so do moderators. */
  text: z.string(),
  mentions: z.array(mentionView),
  /** Whom it answers, when that is another reply; `username` is null when they are not shown. */
  replyTo: z.object({ commentId: z.string(), username: z.string().nullable() }).nullable(),
  reactions: z.array(z.object({ emoji: z.string(), count: z.int().min(1), mine: z.boolean() })),
  createdAt: time,
  /** When its text changed last; the earlier ones are its history. */
  editedAt: time.nullable(),
  /** What a moderator wrote to its author; only the author and moderators see it. */
  removalReason: z.string().nullable(),
  /** Of the caller's own comments, so that a local copy is replaced; null for others. */
  clientKey: z.string().nullable(),
})

const commentView = replyView.extend({
  replyCount: count,
  /** The first replies, oldest first. */
  replies: z.array(replyView),
})

const changed = z.object({ comment: replyView })
const reaction = comment.extend({ emoji: z.enum(REACTIONS) })

/** The administrator's filter refuses the text. */
const TEXT_REFUSED = { status: 422 } as const

export const comments = {
  /**
   * One page of the comments on a record. The pinned comment is not among the items. `count` has replies, and leaves out what is deleted
   * or removed. For those who may not view the record there is nothing.
   */
  list: read('anyone', '/threads/{type}/{id}/comments')
    .input(z.object({ ...record, ...pageInput, sort: z.enum(COMMENT_SORTS).default('top') }))
    .output(
      z.object({
        pinned: commentView.nullable(),
        items: z.array(commentView),
        nextCursor: z.string().nullable(),
        count,
        canComment: z.boolean(),
        canModerate: z.boolean(),
        canPin: z.boolean(),
      }),
    ),
  /** One comment of the first level with its first replies, for a link; a linked reply is among them. */
  get: read('anyone', '/comments/{commentId}').input(comment).output(commentView),
  replies: {
    /** The replies of a comment, oldest first. */
    list: read('anyone', '/comments/{commentId}/replies')
      .input(comment.extend(pageInput))
      .output(z.object({ items: z.array(replyView), nextCursor: z.string().nullable() })),
  },
  history: {
    /** What an edited comment said before, newest first. */
    list: read('anyone', '/comments/{commentId}/history')
      .input(comment)
      .output(z.object({ items: z.array(z.object({ text: z.string(), writtenAt: time })) })),
  },
  /** The same `clientKey` again returns the comment that was written; with another text it fails with KEY_USED. */
  add: write('member', 'POST', '/threads/{type}/{id}/comments', { offline: true })
    .input(z.object({ ...record, clientKey: idText(64).min(8), text, replyTo: commentId.nullable().default(null) }))
    .output(changed)
    .errors({ NOT_ALLOWED: { status: 403 }, KEY_USED: { status: 409 }, TEXT_REFUSED }),
  /** The next two: own comments. A deleted one says nothing any more; its replies stay. */
  edit: write('member', 'PUT', '/comments/{commentId}').input(comment.extend({ text })).output(changed).errors({ TEXT_REFUSED }),
  delete: write('member', 'DELETE', '/comments/{commentId}').input(comment).output(changed),
  /** The next two: moderators of the record, and administrators. */
  remove: write('member', 'POST', '/comments/{commentId}/removal')
    .input(comment.extend({ reason: multiLineText(MAX_REMOVAL_REASON).min(1) }))
    .output(changed),
  restore: write('member', 'DELETE', '/comments/{commentId}/removal').input(comment).output(changed),
  /** The next two: the author of the record and its moderators. One comment of the first level is pinned at a time. */
  pin: write('member', 'PUT', '/comments/{commentId}/pin').input(comment).output(z.object({})),
  unpin: write('member', 'DELETE', '/comments/{commentId}/pin').input(comment).output(z.object({})),
  react: write('member', 'PUT', '/comments/{commentId}/reactions/{emoji}').input(reaction).output(changed),
  unreact: write('member', 'DELETE', '/comments/{commentId}/reactions/{emoji}').input(reaction).output(changed),
}

export type ReplyView = z.infer<typeof replyView>
export type CommentView = z.infer<typeof commentView>
