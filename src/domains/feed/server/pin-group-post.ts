import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import type { PostView } from '../contract.ts'
import { saveGroupPin } from './group-pins.sql.ts'
import { loadRightsTo } from './group-rights.ts'
import { lockPost } from './hide-post.ts'
import { type PostRef, viewPost } from './own-post.ts'

/** Instead of the one that was pinned. Fails with NOT_FOUND for those who do not moderate the group, and for a post that is not shown. */
export async function pinGroupPost(ctx: MemberContext, { postId }: PostRef): Promise<{ post: PostView }> {
  return transact(ctx, async (tx) => {
    const groupId = await requireModerated(ctx, tx, postId)
    await saveGroupPin(tx.db, groupId, postId)
    return viewPost(ctx, tx.db, postId)
  })
}

/** Locks a shown post of a group that the member moderates. Returns the group. */
export async function requireModerated({ viewer }: MemberContext, tx: Tx, postId: string): Promise<string> {
  const head = await lockPost(tx, postId)
  if (head?.state !== 'published' || head.groupId === null) throw notFound()
  if (!(await loadRightsTo(tx.db, viewer, [head]))(head)?.moderates) throw notFound()
  return head.groupId
}
