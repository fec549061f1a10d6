/** Comments as a reader sees them. */

import type { UserView } from '#domains/accounts/contract.ts'
import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { CommentView, ReplyView } from '../contract.ts'
import { isReadable, stateOf } from './comment.rules.ts'
import type { CommentReader, CommentRow } from './comments.sql.ts'

type Users = ReadonlyMap<string, UserView>

/** All people of these comments in one statement. */
export function loadPeopleOf(db: Db, rows: readonly CommentRow[]): Promise<Users> {
  const ids = rows.flatMap(({ authorId, replyToAuthorId, mentions }) => [
    authorId,
    replyToAuthorId,
    ...mentions.map(({ userId }) => userId),
  ])
  return loadVisibleUsers(
    db,
    ids.flatMap((id) => id ?? []),
  )
}

export function toReplyView(row: CommentRow, users: Users, { userId, unseenIds, moderates }: CommentReader): ReplyView {
  const author = row.authorId === null ? undefined : users.get(row.authorId)
  const state = stateOf(row, author !== undefined)
  const mine = userId !== null && row.authorId === userId
  const reads = isReadable(state, { mine, moderates })
  const nameOf = (id: string | null) => (id === null || unseenIds.includes(id) ? null : (users.get(id)?.username ?? null))
  const toMention = ({ userId: id, name }: CommentRow['mentions'][number]) => {
    const username = nameOf(id)
    return username === null ? [] : [{ name, username }]
  }
  return {
    id: row.id,
    parentId: row.parentId,
    author: reads && author ? author : null,
    mine,
    state,
    text: reads ? row.text : '',
    mentions: reads ? row.mentions.flatMap(toMention) : [],
    replyTo: row.replyToId === null ? null : { commentId: row.replyToId, username: nameOf(row.replyToAuthorId) },
    reactions: state === 'shown' ? row.reactions : [],
    createdAt: row.createdAt.toISOString(),
    editedAt: reads ? (row.editedAt?.toISOString() ?? null) : null,
    removalReason: reads && state === 'removed' ? row.removalReason : null,
    clientKey: mine ? row.clientKey : null,
  }
}

/** Comments of the first level with their first replies. A suspended author’s comment keeps its place only for its replies. */
export function toCommentViews(
  rows: readonly CommentRow[],
  replies: readonly CommentRow[],
  users: Users,
  reader: CommentReader,
): CommentView[] {
  const byParent = Map.groupBy(replies, ({ parentId }) => parentId)
  return rows.flatMap((row) => {
    const view = toReplyView(row, users, reader)
    const answers = (byParent.get(row.id) ?? []).map((reply) => toReplyView(reply, users, reader)).filter(isThere)
    return isThere(view) || answers.length > 0 ? [{ ...view, replyCount: row.replyCount, replies: answers }] : []
  })
}

/** A reply whose author is gone between two events is left out at once. */
export function isThere({ state }: ReplyView): boolean {
  return state !== 'gone'
}
