import { threadChanged } from '#events/comments.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { ReplyView } from '../contract.ts'
import { deleteReaction } from './changes.sql.ts'
import { lockComment, viewComment } from './own-comment.ts'
import { loadReaders } from './thread-readers.ts'

/** Fails with NOT_FOUND. */
export async function unreactToComment(
  ctx: MemberContext,
  { commentId, emoji }: { commentId: string; emoji: string },
): Promise<{ comment: ReplyView }> {
  return transact(ctx, async (tx) => {
    const { record, rights } = await lockComment(ctx, tx, commentId)
    if (await deleteReaction(tx.db, commentId, { userId: ctx.userId, emoji }))
      publish(tx, threadChanged({ ...record, readers: await loadReaders(tx, record) }))
    return viewComment(tx, commentId, rights.reader)
  })
}
