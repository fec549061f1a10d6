/** The parties for which a member reads and writes. */
import { loadHiddenPeople } from '#domains/network/server/index.ts'
import { loadMembershipsByUser } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { Member } from '#platform/server/services.ts'

export type Reach = {
  userId: string
  /** The member and their workspaces. */
  partyIds: readonly string[]
  /** What they may do in workspaces, as `<workspace> <permission>`. */
  held: readonly string[]
  /** People with a block between them and the member. */
  hiddenIds: readonly string[]
}

export async function loadReach(db: Db, viewer: Member): Promise<Reach> {
  const { id: userId } = viewer
  const [memberships, hiddenIds] = await Promise.all([loadMembershipsByUser(db, [userId]), loadHiddenPeople(db, viewer)])
  const own = memberships.get(userId) ?? []
  return {
    userId,
    partyIds: [userId, ...own.map(({ workspaceId }) => workspaceId)],
    held: own.flatMap(({ workspaceId, permissions }) => permissions.map((permission) => `${workspaceId} ${permission}`)),
    hiddenIds,
  }
}
