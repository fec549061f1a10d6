import { commentHidden } from '#events/comments.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { ReplyView } from '../contract.ts'
import { emptyComment } from './changes.sql.ts'
import { lockOwnComment, viewComment } from './own-comment.ts'
import { loadReaders } from './thread-readers.ts'
import { addToCounts, unpin } from './threads.sql.ts'

/** Own comments, at any time. Its replies stay. Fails with NOT_FOUND. */
export async function deleteComment(ctx: MemberContext, { commentId }: { commentId: string }): Promise<{ comment: ReplyView }> {
  return transact(ctx, async (tx) => {
    const { row, record, rights } = await lockOwnComment(ctx, tx, commentId)
    if (!row.deletedAt) {
      await emptyComment(tx.db, commentId, tx.now)
      await unpin(tx.db, commentId)
      if (row.shown) await addToCounts(tx.db, record, row.parentId, -1)
      publish(tx, commentHidden({ ...record, readers: await loadReaders(tx, record), commentId, authorId: ctx.userId }))
    }
    return viewComment(tx, commentId, rights.reader)
  })
}
