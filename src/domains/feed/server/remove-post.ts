import { postRemoved } from '#events/feed.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { deleteWholePost } from './delete-whole-post.ts'
import { lockOwn, type PostRef } from './own-post.ts'

/** Own posts. Fails with NOT_FOUND. */
export async function removePost(ctx: MemberContext, { postId }: PostRef): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    const post = await lockOwn(ctx, tx, postId)
    await deleteWholePost(tx, post)
    publish(tx, postRemoved({ postId, authorId: post.authorId, groupId: post.groupId, repostedId: null, quotedId: post.quotedId }))
    return {}
  })
}
