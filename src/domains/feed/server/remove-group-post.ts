import { postDeclined } from '#events/feed.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { loadRightsTo } from './group-rights.ts'
import { hidePost, lockPost } from './hide-post.ts'

/**
 * A moderator of its group declines a post of somebody else or takes it down. Twice changes nothing. Fails with NOT_FOUND for other posts and
 * for those who do not moderate the group.
 */
export async function removeGroupPost(
  ctx: MemberContext,
  { postId, reason }: { postId: string; reason: string },
): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    const head = await lockPost(tx, postId)
    const { groupId, authorId, state } = head ?? { groupId: null }
    if (!head || !groupId || !authorId || authorId === ctx.userId || state === 'pending') throw notFound()
    if (!(await loadRightsTo(tx.db, ctx.viewer, [head]))(head)?.moderates) throw notFound()
    if (state === 'removed') return {}
    await hidePost(tx, head, reason)
    publish(tx, postDeclined({ postId, authorId, groupId, reason }))
    return {}
  })
}
