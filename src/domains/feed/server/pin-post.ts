import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { PostView } from '../contract.ts'
import { savePinned } from './authors.sql.ts'
import { lockOwn, type PostRef, viewPost } from './own-post.ts'

/** Instead of the one that was pinned. A post of a group stays in its group. Fails with NOT_FOUND. */
export async function pinPost(ctx: MemberContext, { postId }: PostRef): Promise<{ post: PostView }> {
  return transact(ctx, async (tx) => {
    const { groupId } = await lockOwn(ctx, tx, postId)
    if (groupId !== null) throw notFound()
    await savePinned(tx.db, ctx.userId, postId)
    return viewPost(ctx, tx.db, postId)
  })
}
