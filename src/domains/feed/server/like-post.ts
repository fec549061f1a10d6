import { postLiked } from '#events/feed.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { PostView } from '../contract.ts'
import { lockReadable, type PostRef, viewPost } from './own-post.ts'
import { insertLike } from './uses.sql.ts'

/** Twice is once. Fails with NOT_FOUND. */
export async function likePost(ctx: MemberContext, { postId }: PostRef): Promise<{ post: PostView }> {
  const { userId } = ctx
  return transact(ctx, async (tx) => {
    const { authorId } = await lockReadable(ctx, tx, postId)
    if (await insertLike(tx.db, postId, userId, tx.now)) publish(tx, postLiked({ postId, authorId, userId }))
    return viewPost(ctx, tx.db, postId)
  })
}
