import { threadChanged } from '#events/comments.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { ReplyView } from '../contract.ts'
import { insertReaction } from './changes.sql.ts'
import { lockComment, viewComment } from './own-comment.ts'
import { loadReaders } from './thread-readers.ts'

/** Once per person and emoji, for those who may comment. Fails with NOT_FOUND. */
export async function reactToComment(
  ctx: MemberContext,
  { commentId, emoji }: { commentId: string; emoji: string },
): Promise<{ comment: ReplyView }> {
  return transact(ctx, async (tx) => {
    const { row, record, rights } = await lockComment(ctx, tx, commentId)
    if (!row.shown || !rights.comments) throw notFound()
    if (await insertReaction(tx.db, commentId, { userId: ctx.userId, emoji, at: tx.now }))
      publish(tx, threadChanged({ ...record, readers: await loadReaders(tx, record) }))
    return viewComment(tx, commentId, rights.reader)
  })
}
