/** Changes one comment wherever it is in the cached answers of its thread. Pure. */
import type { CommentView, ReplyView } from '../contract.ts'

type Change = (comment: ReplyView) => ReplyView

/** `answer`: a page of comments, pages of them, or one comment with its replies. Others are returned as they are. */
export function changeCached(answer: unknown, commentId: string, change: Change): unknown {
  if (typeof answer !== 'object' || answer === null) return answer
  if ('pages' in answer && Array.isArray(answer.pages))
    return { ...answer, pages: answer.pages.map((page) => changeCached(page, commentId, change)) }
  if ('items' in answer && Array.isArray(answer.items)) {
    const items = answer.items.map((item: CommentView) => changeComment(item, commentId, change))
    const pinned = 'pinned' in answer && answer.pinned ? changeComment(answer.pinned as CommentView, commentId, change) : null
    return { ...answer, items, ...('pinned' in answer && { pinned }) }
  }
  return 'replies' in answer ? changeComment(answer as CommentView, commentId, change) : answer
}

function changeComment(comment: CommentView, commentId: string, change: Change): CommentView {
  const changed = comment.id === commentId ? { ...comment, ...change(comment) } : comment
  // Single replies have none of their own.
  return changed.replies
    ? { ...changed, replies: changed.replies.map((reply) => (reply.id === commentId ? change(reply) : reply)) }
    : changed
}

/** One’s own reaction, added or taken back. */
export function toggleReaction({ reactions, ...comment }: ReplyView, emoji: string): ReplyView {
  const found = reactions.find((reaction) => reaction.emoji === emoji)
  if (!found) return { ...comment, reactions: [...reactions, { emoji, count: 1, mine: true }] }
  const count = found.count + (found.mine ? -1 : 1)
  const changed = reactions.map((reaction) => (reaction === found ? { emoji, count, mine: !found.mine } : reaction))
  return { ...comment, reactions: changed.filter((reaction) => reaction.count > 0) }
}
