import { groupCreated } from '#events/groups.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { GroupView } from '../contract.ts'
import { filterGroup } from './filter-group.ts'
import { loadGroupView } from './group-views.ts'
import { insertGroup } from './groups.sql.ts'
import { GROUPS_PER_DAY } from './limits.ts'
import { insertMembers, updateRole } from './members.sql.ts'
import { rememberPeople } from './own-group.ts'

type Settings = { name: string; description: string; isPublic: boolean }

/** Its creator is the owner, and with that moderator and member (spec §4). Fails with TEXT_REFUSED. */
export async function createGroup(ctx: MemberContext, settings: Settings): Promise<GroupView> {
  const { services, userId, idempotency } = ctx
  await filterGroup(ctx, { name: settings.name, description: settings.description })
  await services.limits.consume(GROUPS_PER_DAY, userId, idempotency?.key)
  return transact(ctx, async (tx) => {
    if ((await rememberPeople(tx, [userId])).length === 0) throw notFound()
    const id = newId('grp')
    await insertGroup(tx.db, { id, ...settings }, tx.now)
    await insertMembers(tx.db, id, [userId], tx.now)
    await updateRole(tx.db, id, userId, 'owner', tx.now)
    await tx.services.search.add(tx, 'group', [id])
    publish(tx, groupCreated({ groupId: id, ownerId: userId }))
    return loadGroupView(tx.db, ctx, id)
  })
}
