import { defineResource, type Resource } from '#platform/server/resources.ts'
import type { MembershipRole } from '../contract.ts'
import { ownsSharedWorkspace } from './members.sql.ts'
import { isAtLeast } from './membership.rules.ts'
import { eraseMemberships, exportMemberships } from './personal-data.ts'
import { loadMembershipsAmong, loadWorkspaceNames } from './workspaces.sql.ts'

/** Only members of a workspace see its card. */
const workspace = defineResource({
  type: 'workspace',
  async cards(db, viewer, _language, ids) {
    if (viewer.kind !== 'member') return ids.map(() => null)
    const memberships = new Map((await loadMembershipsAmong(db, viewer.id, ids)).map((membership) => [membership.id, membership]))
    return ids.map((id) => {
      const membership = memberships.get(id)
      if (!membership) return null
      const { name, role } = membership
      return { type: 'workspace', id, title: name, subtitle: '', image: null, href: '/dashboard', amount: null, state: role }
    })
  },
  /** Owners and managers keep its records; members read them. */
  async can(db, viewer, act, ids) {
    if (viewer.kind !== 'member' || ['comment', 'report', 'moderate'].includes(act)) return new Set()
    const memberships = await loadMembershipsAmong(db, viewer.id, ids)
    const mayWrite = (role: MembershipRole) => act === 'view' || isAtLeast(role, 'manager')
    return new Set(memberships.filter(({ role }) => mayWrite(role)).map(({ id }) => id))
  },
  async audience(db, id) {
    const names = await loadWorkspaceNames(db, [id])
    return names.has(id) ? { kind: 'people', userIds: [], members: [{ workspaceId: id, permission: 'any' }] } : null
  },
  personalData: {
    /** An owner of a workspace with other members must transfer it or remove them before deleting their account. */
    obligations: async (db, userId) => ((await ownsSharedWorkspace(db, userId)) ? ['workspaces.owner'] : []),
    export: exportMemberships,
    erase: eraseMemberships,
  },
})

export const resources: readonly Resource[] = [workspace]
