import { joinRequested, requestClosed } from '#events/groups.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { GroupView } from '../contract.ts'
import { admit } from './admit.ts'
import { loadBanned } from './bans.sql.ts'
import { loadGroupView } from './group-views.ts'
import { JOINS_PER_HOUR } from './limits.ts'
import { loadStaffIds, lockGroup, rememberPeople } from './own-group.ts'
import { deleteRequests, insertRequest, loadPending } from './requests.sql.ts'

/** Joining twice changes nothing (spec §5). A private group is asked, unless it invites the member. Fails with NOT_FOUND for the banned. */
export async function joinGroup(ctx: MemberContext, { groupId, note }: { groupId: string; note: string }): Promise<GroupView> {
  const { services, userId, idempotency } = ctx
  await services.limits.consume(JOINS_PER_HOUR, userId, idempotency?.key)
  return transact(ctx, async (tx) => {
    const { group, role } = await lockGroup(tx, ctx, groupId)
    if (role !== null) return loadGroupView(tx.db, ctx, groupId)
    if ((await loadBanned(tx.db, groupId, [userId])).size > 0) throw notFound()
    if ((await rememberPeople(tx, [userId])).length === 0) throw notFound()
    const moderatorIds = await loadStaffIds(tx, groupId)
    const isInvited = (await loadPending(tx.db, userId, [groupId])).get(groupId) === 'invited'
    if (group.isPublic || isInvited) {
      const asked = await deleteRequests(tx.db, groupId, [userId])
      publish(tx, ...asked.map(() => requestClosed({ groupId, userId, moderatorIds, acceptedBy: null })))
      await admit(tx, groupId, [userId], moderatorIds)
    } else if (await insertRequest(tx.db, { groupId, userId, note }, tx.now)) publish(tx, joinRequested({ groupId, userId, moderatorIds }))
    return loadGroupView(tx.db, ctx, groupId)
  })
}
