import { postRemoved } from '#events/feed.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { PostView } from '../contract.ts'
import { lockAuthors, refreshLastPosted } from './authors.sql.ts'
import { lockReadable, type PostRef, viewPost } from './own-post.ts'
import { deleteRepost } from './posts.sql.ts'

/** Fails with NOT_FOUND. */
export async function removeRepost(ctx: MemberContext, { postId }: PostRef): Promise<{ post: PostView }> {
  const { userId: authorId } = ctx
  return transact(ctx, async (tx) => {
    await lockAuthors(tx.db, [authorId])
    await lockReadable(ctx, tx, postId)
    const id = await deleteRepost(tx.db, authorId, postId)
    if (id !== undefined) {
      await refreshLastPosted(tx.db, [authorId])
      publish(tx, postRemoved({ postId: id, authorId, groupId: null, repostedId: postId, quotedId: null }))
    }
    return viewPost(ctx, tx.db, postId)
  })
}
