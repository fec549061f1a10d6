import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { ReplyView } from '../contract.ts'
import { showComment } from './moderated-comment.ts'
import { lockComment, viewComment } from './own-comment.ts'

/** Moderators of the record. Fails with NOT_FOUND. */
export async function restoreComment(ctx: MemberContext, { commentId }: { commentId: string }): Promise<{ comment: ReplyView }> {
  return transact(ctx, async (tx) => {
    const { row, rights } = await lockComment(ctx, tx, commentId)
    if (!rights.moderates) throw notFound()
    if (row.removedAt) await showComment(tx, commentId)
    return viewComment(tx, commentId, rights.reader)
  })
}
