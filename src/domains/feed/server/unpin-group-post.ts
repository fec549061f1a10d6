import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { PostView } from '../contract.ts'
import { deleteGroupPin } from './group-pins.sql.ts'
import { type PostRef, viewPost } from './own-post.ts'
import { requireModerated } from './pin-group-post.ts'

/** Fails with NOT_FOUND like the pin. */
export async function unpinGroupPost(ctx: MemberContext, { postId }: PostRef): Promise<{ post: PostView }> {
  return transact(ctx, async (tx) => {
    await requireModerated(ctx, tx, postId)
    await deleteGroupPin(tx.db, postId)
    return viewPost(ctx, tx.db, postId)
  })
}
