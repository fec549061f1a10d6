/** Finds who is to hear of a comment: nobody of their own, of people whom they muted or who are hidden, or about records that they do not see. */
import { loadHiddenPeople, loadMutedPairs } from '#domains/network/server/index.ts'
import type { Member, ResourceRef } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import { type CommentRow, loadComments } from './comments.sql.ts'

type Written = { commentId: string }

/** The comments of these events that are shown now. */
export async function loadShown(tx: Tx, events: readonly { payload: Written }[]): Promise<CommentRow[]> {
  const ids = [...new Set(events.map(({ payload }) => payload.commentId))]
  return (await loadComments(tx.db, ids)).filter(({ shown, authorId }) => shown && authorId !== null)
}

export const recordOf = ({ type, recordId }: CommentRow): ResourceRef => ({ type, id: recordId })

/** The author of the record, and the authors of what is answered. Those whom the comment mentions hear of the mention. */
export async function findAnswered(tx: Tx, row: CommentRow): Promise<string[]> {
  const record = recordOf(row)
  const authors = await tx.services.resources.moderation(record.type)?.authorOf(tx.db, [record.id])
  const answered = await loadComments(
    tx.db,
    [row.parentId, row.replyToId].flatMap((id) => id ?? []),
  )
  const mentioned = row.mentions.map(({ userId }) => userId)
  const ids = [authors?.get(record.id), ...answered.map(({ authorId }) => authorId)].flatMap((id) => id ?? [])
  return [...new Set(ids)].filter((id) => !mentioned.includes(id))
}

/** `/social/posts/post_…?comment=cmt_…` for those of the people who may hear of it. */
export async function findHearers(
  tx: Tx,
  row: CommentRow,
  userIds: readonly string[],
): Promise<{ userId: string; href: string; title: string }[]> {
  const { authorId } = row
  if (authorId === null) return []
  const others = userIds.filter((id) => id !== authorId)
  const muted = await loadMutedPairs(
    tx.db,
    others.map((userId) => ({ userId, otherId: authorId })),
    tx.now,
  )
  const hidden = await loadHiddenPeople(tx.db, toViewer(authorId))
  const hearers = []
  for (const userId of others) {
    if (muted.has(`${userId} ${authorId}`) || hidden.includes(userId)) continue
    const viewer = toViewer(userId)
    const [card] = await tx.services.resources.cards(tx.db, viewer, 'en', [recordOf(row)])
    if (card) hearers.push({ userId, href: commentPath(card.href, row.id), title: card.title })
  }
  return hearers
}

export function commentPath(href: string, commentId: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}comment=${commentId}`
}

/** Somebody without the rights of an administrator. */
function toViewer(id: string): Member {
  return { kind: 'member', id, role: 'user', lacksSecondFactor: false, sessionId: '', reauthenticatedUntil: null, guestId: null }
}
