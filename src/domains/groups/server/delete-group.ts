import { groupDeleted } from '#events/groups.ts'
import { unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import { bannerKeys } from './banner-keys.ts'
import { removeEventsOf } from './events/delete-event.ts'
import { removeFilesOf } from './files/delete-file.ts'
import { deleteGroupRow, type Group } from './groups.sql.ts'
import { loadMemberIds } from './members.sql.ts'
import { lockOwned } from './own-group.ts'

export async function deleteGroup(ctx: MemberContext, { groupId }: { groupId: string }): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    await deleteLockedGroup(tx, (await lockOwned(tx, ctx, groupId)).group)
    return {}
  })
}

export async function deleteLockedGroup(tx: Tx, { id, isPublic, banner }: Pick<Group, 'id' | 'isPublic' | 'banner'>): Promise<void> {
  const memberIds = await loadMemberIds(tx.db, id)
  await removeFilesOf(tx, id)
  await removeEventsOf(tx, { id, isPublic })
  await unlinkFiles(tx, bannerKeys(banner))
  await deleteGroupRow(tx.db, id)
  await tx.services.search.refresh(tx, 'group', [id])
  publish(tx, groupDeleted({ groupId: id, memberIds }))
}
