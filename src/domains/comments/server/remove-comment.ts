import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { ReplyView } from '../contract.ts'
import { hideComment } from './moderated-comment.ts'
import { lockComment, viewComment } from './own-comment.ts'

/** Moderators of the record. The author sees the reason. Fails with NOT_FOUND. */
export async function removeComment(
  ctx: MemberContext,
  { commentId, reason }: { commentId: string; reason: string },
): Promise<{ comment: ReplyView }> {
  return transact(ctx, async (tx) => {
    const { rights } = await lockComment(ctx, tx, commentId)
    if (!rights.moderates) throw notFound()
    await hideComment(tx, ctx.userId, commentId, reason)
    return viewComment(tx, commentId, rights.reader)
  })
}
