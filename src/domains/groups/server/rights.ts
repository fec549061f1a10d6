/** What somebody may do in groups, for this domain and those after it. */
import type { Db } from '#platform/server/db.ts'
import type { Guest, Member } from '#platform/server/services.ts'
import type { Role } from '../contract.ts'
import { loadGroups } from './groups.sql.ts'
import { loadRoles } from './members.sql.ts'
import { type GroupRights, rightsIn } from './rights.rules.ts'

/** Who asks, by as much as the rights depend on. */
export type GroupReader = Pick<Guest, 'kind'> | Pick<Member, 'kind' | 'id' | 'role'>

export type NamedRights = GroupRights & { id: string; name: string; role: Role | null }

/** By group id, in two statements. A missing group is left out, and a removed one for those who do not read it. */
export async function loadGroupRights(db: Db, viewer: GroupReader, groupIds: readonly string[]): Promise<Map<string, NamedRights>> {
  const ids = [...new Set(groupIds)]
  const groups = await loadGroups(db, ids)
  const roles = viewer.kind === 'member' ? await loadRoles(db, viewer.id, ids) : new Map<string, Role>()
  const isAdmin = viewer.kind === 'member' && viewer.role === 'admin'
  return new Map(
    [...groups.values()].flatMap((group) => {
      const role = roles.get(group.id) ?? null
      const rights = rightsIn(group, role, isAdmin)
      if (group.removedAt && !rights.mayRead) return []
      return [[group.id, { id: group.id, name: group.name, role, ...rights }] as const]
    }),
  )
}
