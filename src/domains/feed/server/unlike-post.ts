import { postUnliked } from '#events/feed.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { PostView } from '../contract.ts'
import { lockReadable, type PostRef, viewPost } from './own-post.ts'
import { deleteLike } from './uses.sql.ts'

/** Fails with NOT_FOUND. */
export async function unlikePost(ctx: MemberContext, { postId }: PostRef): Promise<{ post: PostView }> {
  const { userId } = ctx
  return transact(ctx, async (tx) => {
    const { authorId } = await lockReadable(ctx, tx, postId)
    if (await deleteLike(tx.db, postId, userId)) publish(tx, postUnliked({ postId, authorId, userId }))
    return viewPost(ctx, tx.db, postId)
  })
}
