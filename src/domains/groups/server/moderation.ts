/** How administrators judge groups. Moderators of a group do not judge the group itself. */
import { groupRemoved, groupRestored } from '#events/groups.ts'
import type { Moderation } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { deleteLockedGroup } from './delete-group.ts'
import { loadGroups, lockGroupRow, saveRemoval } from './groups.sql.ts'
import { loadNewestMemberIds, loadOwners } from './members.sql.ts'

/** Open pages of further members load again when they are shown. */
const MAX_TOLD = 500

export const moderation: Moderation = {
  authorOf: loadOwners,
  async evidence(db, id) {
    const group = (await loadGroups(db, [id])).get(id)
    if (!group || group.removedAt) return []
    const { name, description, rules, banner, createdAt } = group
    const ownerId = (await loadOwners(db, [id])).get(id) ?? null
    const text = [description, ...rules].filter(Boolean).join('\n')
    return [{ id, authorId: ownerId, at: createdAt.toISOString(), title: name, text, pictures: banner ? [banner] : [] }]
  },
  async remove(tx, _by, id) {
    const group = await lockGroupRow(tx.db, id)
    if (!group || group.removedAt) return false
    await saveRemoval(tx.db, id, tx.now)
    await tell(tx, id, groupRemoved)
    return true
  },
  async restore(tx, _by, id) {
    const group = await lockGroupRow(tx.db, id)
    if (!group?.removedAt) return false
    await saveRemoval(tx.db, id, null)
    await tell(tx, id, groupRestored)
    return true
  },
  async destroy(tx, id) {
    const group = await lockGroupRow(tx.db, id)
    if (group?.removedAt) await deleteLockedGroup(tx, group)
  },
}

async function tell(tx: Tx, groupId: string, event: typeof groupRemoved | typeof groupRestored): Promise<void> {
  await tx.services.search.refresh(tx, 'group', [groupId])
  publish(tx, event({ groupId, memberIds: await loadNewestMemberIds(tx.db, groupId, MAX_TOLD) }))
}
