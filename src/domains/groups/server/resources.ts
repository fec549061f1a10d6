import type { Db } from '#platform/server/db.ts'
import { extensionOf } from '#platform/server/files/file-types.rules.ts'
import { pictureView } from '#platform/server/picture.ts'
import { defineResource, type Resource } from '#platform/server/resources.ts'
import type { Viewer } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { Role } from '../contract.ts'
import { deleteLockedGroup } from './delete-group.ts'
import { type EventRow, loadEvents } from './events/events.sql.ts'
import { eraseFilesOf } from './files/delete-file.ts'
import { loadFilesOf } from './files/files.sql.ts'
import { type Group, loadGroups, lockGroupRows } from './groups.sql.ts'
import { departMember } from './leave-group.ts'
import { loadMemberIds, loadRoles } from './members.sql.ts'
import { moderation } from './moderation.ts'
import { deletePerson, exportGroupsOf, loadMemberships } from './personal-data.sql.ts'
import { loadGroupRights } from './rights.ts'

/**
 * Every account sees the card of a group, private ones too: name, description, banner. Members report it, except its owner; who runs it does
 * not judge it. */
const group = defineResource({
  type: 'group',
  async cards(db, viewer, language, ids) {
    if (viewer.kind !== 'member') return ids.map(() => null)
    const groups = await loadSeen(db, viewer, ids)
    return ids.map((id) => {
      const found = groups.get(id)
      if (!found) return null
      const { name, description, banner } = found
      return {
        type: 'group',
        id,
        title: name,
        subtitle: description,
        image: banner && pictureView(banner, language),
        href: `/groups/${id}`,
        amount: null,
        state: null,
      }
    })
  },
  async can(db, viewer, act, ids) {
    if (viewer.kind !== 'member' || (act !== 'view' && act !== 'report' && act !== 'moderate')) return new Set()
    const groups = await loadSeen(db, viewer, ids)
    if (act === 'view') return new Set(groups.keys())
    const roles = await loadRoles(db, viewer.id, ids)
    const isAllowed = (role: Role | undefined) =>
      act === 'report' ? role !== 'owner' : viewer.role === 'admin' && (role === undefined || role === 'member')
    return new Set([...groups.keys()].filter((id) => isAllowed(roles.get(id))))
  },
  async audience(db, id) {
    const found = (await loadGroups(db, [id])).get(id)
    return found && !found.removedAt ? { kind: 'accounts' } : null
  },
  moderation,
  personalData: { obligations: async () => [], export: exportGroupsOf, files: loadSharedFiles, erase: eraseFromGroups },
})

/** Without removed groups that the viewer does not read. */
async function loadSeen(db: Db, viewer: Viewer, ids: readonly string[]): Promise<Map<string, Group>> {
  const [groups, rights] = await Promise.all([loadGroups(db, ids), loadGroupRights(db, viewer, ids)])
  return new Map([...groups].filter(([id]) => rights.has(id)))
}

async function loadSharedFiles(db: Db, userId: string): Promise<{ path: string; key: string }[]> {
  const files = await loadFilesOf(db, userId)
  return files.map(({ id, name, key }) => ({ path: `groups/${id}.${extensionOf(name)}`, key }))
}

/** Groups that the person owns go to their heirs; those without other members are deleted (hazard 43). */
async function eraseFromGroups(tx: Tx, userId: string): Promise<void> {
  const groupIds = (await loadMemberships(tx.db, userId)).map(({ groupId }) => groupId)
  await lockGroupRows(tx.db, groupIds)
  const groups = await loadGroups(tx.db, groupIds)
  for (const { groupId, role } of await loadMemberships(tx.db, userId)) {
    const found = groups.get(groupId)
    if (found && !(await departMember(tx, { groupId, userId, isOwner: role === 'owner' }))) await deleteLockedGroup(tx, found)
  }
  await eraseFilesOf(tx, userId)
  await deletePerson(tx.db, userId)
}

/** Readers of the group see its events, members comment. */
const event = defineResource({
  type: 'event',
  async cards(db, viewer, _language, ids) {
    const events = await loadReadable(db, viewer, ids)
    return ids.map((id) => {
      const found = events.get(id)
      if (!found) return null
      const { groupId, groupName, title } = found
      const href = `/groups/${groupId}/events/${id}`
      return { type: 'event', id, title, subtitle: groupName, image: null, href, amount: null, state: null }
    })
  },
  async can(db, viewer, act, ids) {
    if (act !== 'view' && act !== 'comment' && act !== 'moderate') return new Set()
    const events = await loadReadable(db, viewer, ids)
    const rights = await loadGroupRights(
      db,
      viewer,
      [...events.values()].map(({ groupId }) => groupId),
    )
    const isAllowed = ({ groupId }: EventRow) => {
      if (act === 'view') return true
      return rights.get(groupId)?.[act === 'comment' ? 'mayWrite' : 'moderates'] === true
    }
    return new Set([...events.values()].flatMap((found) => (isAllowed(found) ? found.id : [])))
  },
  async audience(db, id) {
    const found = (await loadEvents(db, [id], null)).get(id)
    if (!found || found.isRemoved) return null
    if (found.isPublic) return { kind: 'accounts' }
    return { kind: 'people', userIds: await loadMemberIds(db, found.groupId), members: [] }
  },
})

async function loadReadable(db: Db, viewer: Viewer, ids: readonly string[]): Promise<Map<string, EventRow>> {
  if (viewer.kind !== 'member') return new Map()
  const events = await loadEvents(db, ids, null)
  const groupIds = [...events.values()].map(({ groupId }) => groupId)
  const rights = await loadGroupRights(db, viewer, groupIds)
  return new Map([...events].filter(([, { groupId }]) => rights.get(groupId)?.mayRead))
}

export const resources: readonly Resource[] = [group, event]
