import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { PostView } from '../contract.ts'
import { lockReadable, type PostRef, viewPost } from './own-post.ts'
import { deleteBookmark } from './uses.sql.ts'

/** Fails with NOT_FOUND. */
export async function removeBookmark(ctx: MemberContext, { postId }: PostRef): Promise<{ post: PostView }> {
  return transact(ctx, async (tx) => {
    await lockReadable(ctx, tx, postId)
    await deleteBookmark(tx.db, ctx.userId, postId)
    return viewPost(ctx, tx.db, postId)
  })
}
