import { requestClosed } from '#events/groups.ts'
import { Failure } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import type { GroupView } from '../contract.ts'
import { admit } from './admit.ts'
import { filterGroup } from './filter-group.ts'
import { loadGroupView } from './group-views.ts'
import { type GroupSettings, updateGroupRow } from './groups.sql.ts'
import { loadStaffIds, lockModerated } from './own-group.ts'
import { publishChanged } from './publish-changed.ts'
import { deleteAllRequests } from './requests.sql.ts'

/**
 * Who asked to join a private group that becomes public is a member. Fails with TEXT_REFUSED, and with STALE when the settings
 * changed since the version.
 */
export async function updateGroup(
  ctx: MemberContext,
  { groupId, version, ...settings }: GroupSettings & { groupId: string; version: number },
): Promise<GroupView> {
  const { name, description, rules } = settings
  await filterGroup(ctx, { name, description, rules })
  return transact(ctx, async (tx) => {
    const { group } = await lockModerated(tx, ctx, groupId)
    if (!(await updateGroupRow(tx.db, groupId, settings, version)))
      throw new Failure('STALE', { current: await loadGroupView(tx.db, ctx, groupId) })
    if (settings.isPublic && !group.isPublic) await admitAll(tx, ctx.userId, groupId)
    return publishChanged(tx, ctx, groupId)
  })
}

async function admitAll(tx: Tx, acceptedBy: string, groupId: string): Promise<void> {
  const moderatorIds = await loadStaffIds(tx, groupId)
  const asked = await deleteAllRequests(tx.db, groupId)
  publish(tx, ...asked.map((userId) => requestClosed({ groupId, userId, moderatorIds, acceptedBy })))
  await admit(tx, groupId, asked, moderatorIds)
}
