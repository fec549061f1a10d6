import { loadHiddenPeople } from '#domains/network/server/index.ts'
import { invited, requestClosed } from '#events/groups.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { admit } from './admit.ts'
import { loadBanned } from './bans.sql.ts'
import { INVITATIONS_PER_HOUR } from './limits.ts'
import { loadRolesIn } from './members.sql.ts'
import { loadStaffIds, lockModerated, rememberPeople } from './own-group.ts'
import { deletePresentRequests, insertInvitations } from './requests.sql.ts'

type Input = { groupId: string; userIds: readonly string[] }

/** Who asks to join already becomes a member. Returns those who are invited now. */
export async function sendInvitations(ctx: MemberContext, { groupId, userIds }: Input): Promise<{ userIds: string[] }> {
  const { services, userId: byId, viewer, idempotency } = ctx
  await services.limits.consume(INVITATIONS_PER_HOUR, byId, idempotency?.key)
  return transact(ctx, async (tx) => {
    await lockModerated(tx, ctx, groupId)
    const moderatorIds = await loadStaffIds(tx, groupId)
    const hidden = new Set(await loadHiddenPeople(tx.db, viewer))
    const members = await loadRolesIn(tx.db, groupId, userIds)
    const banned = await loadBanned(tx.db, groupId, userIds)
    const wanted = userIds.filter((id) => !hidden.has(id) && !members.has(id) && !banned.has(id))
    const known = await rememberPeople(tx, [...wanted, byId])
    const asking = await deletePresentRequests(tx.db, groupId, wanted)
    publish(tx, ...asking.map((userId) => requestClosed({ groupId, userId, moderatorIds, acceptedBy: byId })))
    await admit(tx, groupId, asking, moderatorIds)
    const others = known.filter((id) => id !== byId && !asking.includes(id))
    const added = await insertInvitations(tx.db, groupId, others, byId, tx.now)
    publish(tx, ...added.map((userId) => invited({ groupId, userId, byId, moderatorIds })))
    return { userIds: added }
  })
}
