import { groupChanged } from '#events/groups.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import type { GroupView } from '../contract.ts'
import { loadGroupView } from './group-views.ts'
import { loadStaffIds } from './own-group.ts'

/** After a change of what the group says of itself. */
export async function publishChanged(tx: Tx, ctx: MemberContext, groupId: string): Promise<GroupView> {
  await tx.services.search.refresh(tx, 'group', [groupId])
  publish(tx, groupChanged({ groupId, moderatorIds: await loadStaffIds(tx, groupId) }))
  return loadGroupView(tx.db, ctx, groupId)
}
