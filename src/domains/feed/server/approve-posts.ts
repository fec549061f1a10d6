import { loadGroupRights } from '#domains/groups/server/index.ts'
import { postApproved } from '#events/feed.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { lockAuthors } from './authors.sql.ts'
import { loadHeads, lockHead, savePostedAt } from './posts.sql.ts'
import { publishPost } from './publish-post.ts'

/** Lets posts that wait into their group. Returns how many still waited. Fails with NOT_FOUND for those who do not moderate the group. */
export async function approvePosts(
  ctx: MemberContext,
  { groupId, postIds }: { groupId: string; postIds: readonly string[] },
): Promise<{ approved: number }> {
  return transact(ctx, async (tx) => {
    if (!(await loadGroupRights(tx.db, ctx.viewer, [groupId])).get(groupId)?.moderates) throw notFound()
    const found = (await loadHeads(tx.db, postIds)).filter((head) => head.groupId === groupId)
    await lockAuthors(
      tx.db,
      found.map(({ authorId }) => authorId),
    )
    let approved = 0
    for (const id of found.map((head) => head.id).sort()) {
      const head = await lockHead(tx.db, id)
      if (head?.state !== 'waiting') continue
      if (!head.shownBefore) await savePostedAt(tx.db, id, tx.now)
      await publishPost(tx, head)
      publish(tx, postApproved({ postId: id, authorId: head.authorId, groupId, byId: ctx.userId }))
      approved += 1
    }
    return { approved }
  })
}
