import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { loadHiddenPeople } from '#domains/network/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import { pictureView } from '#platform/server/picture.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { GroupSummary, GroupView, Role } from '../contract.ts'
import { type Group, loadGroups } from './groups.sql.ts'
import { loadRoles, loadStaff } from './members.sql.ts'
import { countRequests, loadPending } from './requests.sql.ts'
import { rightsIn } from './rights.rules.ts'

type Reader = Pick<MemberContext, 'userId' | 'viewer' | 'language'>
type Own = { role: Role | null; pending: 'requested' | 'invited' | undefined }

function toSummary({ language }: Reader, group: Group, { role, pending }: Own): GroupSummary {
  const { id, name, description, isPublic, memberCount, banner, removedAt } = group
  return {
    id,
    name,
    description,
    isPublic,
    memberCount,
    banner: banner && pictureView(banner, language),
    standing: role ? 'joined' : (pending ?? 'none'),
    role,
    removed: removedAt !== null,
  }
}

/** In the order of the ids: three statements, however many there are. */
export async function loadSummaries(db: Db, reader: Reader, ids: readonly string[]): Promise<GroupSummary[]> {
  const [groups, roles, pending] = await Promise.all([
    loadGroups(db, ids),
    loadRoles(db, reader.userId, ids),
    loadPending(db, reader.userId, ids),
  ])
  return ids.flatMap((id) => {
    const group = groups.get(id)
    return group ? [toSummary(reader, group, { role: roles.get(id) ?? null, pending: pending.get(id) })] : []
  })
}

/** A group as the member sees it: a stranger to a private group gets its summary only. Fails with NOT_FOUND. */
export async function loadGroupView(db: Db, reader: Reader, id: string): Promise<GroupView> {
  const group = (await loadGroups(db, [id])).get(id)
  if (!group) throw notFound()
  const role = (await loadRoles(db, reader.userId, [id])).get(id) ?? null
  const { mayRead, moderates } = rightsIn(group, role, reader.viewer.role === 'admin')
  if (group.removedAt && !mayRead) throw notFound()
  const pending = role ? undefined : (await loadPending(db, reader.userId, [id])).get(id)
  return {
    ...toSummary(reader, group, { role, pending }),
    createdAt: group.createdAt.toISOString(),
    mayRead,
    moderates,
    rules: mayRead ? group.rules : [],
    needsApproval: mayRead && group.needsApproval,
    ...(mayRead ? await loadStaffViews(db, reader, id) : { owner: null, moderators: [] }),
    requestCount: moderates ? await countRequests(db, id) : 0,
    version: group.version,
  }
}

/** Without those who are hidden from the reader. */
async function loadStaffViews(db: Db, { viewer }: Reader, id: string): Promise<Pick<GroupView, 'owner' | 'moderators'>> {
  const staff = await loadStaff(db, id)
  const hidden = new Set(await loadHiddenPeople(db, viewer))
  const users = await loadVisibleUsers(
    db,
    staff.flatMap(({ userId }) => (hidden.has(userId) ? [] : userId)),
  )
  const views = staff.flatMap(({ userId, role }) => {
    const user = users.get(userId)
    return user ? [{ user, role }] : []
  })
  return {
    owner: views.find(({ role }) => role === 'owner')?.user ?? null,
    moderators: views.flatMap(({ user, role }) => (role === 'moderator' ? user : [])),
  }
}
