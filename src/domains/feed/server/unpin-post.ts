import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { PostView } from '../contract.ts'
import { deletePin } from './authors.sql.ts'
import { lockOwn, type PostRef, viewPost } from './own-post.ts'

/** Fails with NOT_FOUND. */
export async function unpinPost(ctx: MemberContext, { postId }: PostRef): Promise<{ post: PostView }> {
  return transact(ctx, async (tx) => {
    await lockOwn(ctx, tx, postId)
    await deletePin(tx.db, ctx.userId, postId)
    return viewPost(ctx, tx.db, postId)
  })
}
