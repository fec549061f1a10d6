/** What a reader may do in the groups of posts. */
import { type GroupReader, loadGroupRights } from '#domains/groups/server/index.ts'
import type { Db } from '#platform/server/db.ts'

export type GroupRights = NonNullable<ReturnType<Awaited<ReturnType<typeof loadGroupRights>>['get']>>
type OfGroup = { groupId: string | null }

/** Finds the rights by post: null for a post outside of groups, and for one whose group is gone. */
export async function loadRightsTo(db: Db, viewer: GroupReader, posts: readonly OfGroup[]): Promise<(post: OfGroup) => GroupRights | null> {
  const groupIds = posts.flatMap(({ groupId }) => groupId ?? [])
  if (groupIds.length === 0) return () => null
  const rights = await loadGroupRights(db, viewer, groupIds)
  return ({ groupId }) => (groupId === null ? null : (rights.get(groupId) ?? null))
}
