/** The parties for which a member reads and writes. */
import { loadHiddenPeople } from '#domains/network/server/index.ts'
import { loadMembershipsByUser } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { MemberContext } from '#platform/server/services.ts'

export type Reach = {
  userId: string
  /** The member, and each workspace with a permission that they hold there. */
  parties: readonly { id: string; permission: string | null }[]
  /** People with a block between them and the member. */
  hiddenIds: readonly string[]
}

export async function loadReach({ viewer, userId }: Pick<MemberContext, 'viewer' | 'userId'>, db: Db): Promise<Reach> {
  const [memberships, hiddenIds] = await Promise.all([loadMembershipsByUser(db, [userId]), loadHiddenPeople(db, viewer)])
  const held = (memberships.get(userId) ?? []).flatMap(({ workspaceId, permissions }) =>
    permissions.map((permission) => ({ id: workspaceId, permission })),
  )
  return { userId, parties: [{ id: userId, permission: null }, ...held], hiddenIds }
}
