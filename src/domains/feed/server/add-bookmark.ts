import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { PostView } from '../contract.ts'
import { lockReadable, type PostRef, viewPost } from './own-post.ts'
import { insertBookmark } from './uses.sql.ts'

/** Nobody else learns of it. Fails with NOT_FOUND. */
export async function addBookmark(ctx: MemberContext, { postId }: PostRef): Promise<{ post: PostView }> {
  return transact(ctx, async (tx) => {
    await lockReadable(ctx, tx, postId)
    await insertBookmark(tx.db, ctx.userId, postId, tx.now)
    return viewPost(ctx, tx.db, postId)
  })
}
