/** Memberships: the role and permissions of a user in a workspace. */
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Membership, OperationContext, WorkspaceContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { Permission } from '#platform/shared/contract.ts'
import type { MembershipRole, WorkspaceView } from '../contract.ts'
import { loadStaff } from './members.sql.ts'
import { canManage, heldPermissions, isAtLeast } from './membership.rules.ts'
import { findMembership, loadMembershipsAmong, loadMembershipsOf, lockWorkspace, type MembershipRow } from './workspaces.sql.ts'

/** Returns null when the user is no member or the workspace does not exist. */
export async function loadMembership(db: Db, userId: string, workspaceId: string): Promise<Membership | null> {
  const membership = await findMembership(db, userId, workspaceId)
  return membership ? toMembership(membership) : null
}

/** Returns all memberships of several users, by user. */
export async function loadMembershipsByUser(db: Db, userIds: readonly string[]): Promise<Map<string, Membership[]>> {
  const rows = await loadMembershipsOf(db, userIds)
  return new Map(Object.entries(Object.groupBy(rows, ({ userId }) => userId)).map(([userId, own = []]) => [userId, own.map(toMembership)]))
}

const own = new WeakMap<OperationContext, Promise<Membership[]>>()

/** The viewer's memberships, loaded once for all parts of an operation. None for guests. */
export function loadOwnMemberships(ctx: OperationContext): Promise<Membership[]> {
  const { viewer, services } = ctx
  if (viewer.kind !== 'member') return Promise.resolve([])
  const known = own.get(ctx) ?? loadMembershipsByUser(services.db, [viewer.id]).then((found) => found.get(viewer.id) ?? [])
  own.set(ctx, known)
  return known
}

/** The workspaces in which the viewer holds the permission. */
export async function loadPermittedWorkspaceIds(ctx: OperationContext, permission: Permission): Promise<string[]> {
  const held = (await loadOwnMemberships(ctx)).filter(({ permissions }) => permissions.includes(permission))
  return held.map(({ workspaceId }) => workspaceId)
}

function toMembership({ id, role, permissions }: MembershipRow): Membership {
  return { workspaceId: id, role, permissions: heldPermissions(role, permissions) }
}

/** Returns the given workspaces that the user is a member of. */
export async function filterOwnWorkspaces(db: Db, userId: string, workspaceIds: readonly string[]): Promise<Set<string>> {
  return new Set((await loadMembershipsAmong(db, userId, workspaceIds)).map(({ id }) => id))
}

/** Returns the given workspaces in which the user holds the permission. */
export async function filterPermittedWorkspaces(
  db: Db,
  userId: string,
  workspaceIds: readonly string[],
  permission: Permission,
): Promise<Set<string>> {
  const memberships = await loadMembershipsAmong(db, userId, workspaceIds)
  return new Set(memberships.flatMap(({ id, role, permissions }) => (heldPermissions(role, permissions).includes(permission) ? [id] : [])))
}

/** The ids of those who hold the permission, by workspace id. */
export async function loadPermittedUserIds(
  db: Db,
  workspaceIds: readonly string[],
  permission: Permission,
): Promise<Map<string, string[]>> {
  const people = await loadStaff(db, [...new Set(workspaceIds)])
  const permitted = people.filter(({ role, permissions }) => heldPermissions(role, permissions).includes(permission))
  return new Map(
    [...Map.groupBy(permitted, ({ workspaceId }) => workspaceId)].map(([id, members]) => [id, members.map(({ userId }) => userId)]),
  )
}

/** The owner and the managers of a workspace. */
export async function loadManagerIds(db: Db, workspaceId: string): Promise<string[]> {
  return (await loadStaff(db, [workspaceId])).flatMap(({ role, userId }) => (isAtLeast(role, 'manager') ? [userId] : []))
}

export type OwnMembership = MembershipRow & { userId: string }

/**
 * Loads the caller's current membership and locks the workspace until the transaction ends. The guard's result may be outdated: a removed
 * member gets NOT_FOUND, a member below `least` PERMISSION_NEEDED.
 */
export async function lockMembership(tx: Tx, ctx: WorkspaceContext, least: MembershipRole): Promise<OwnMembership> {
  const { userId, membership } = ctx
  const { workspaceId } = membership
  if (!(await lockWorkspace(tx.db, workspaceId))) throw notFound()
  const current = await findMembership(tx.db, userId, workspaceId)
  if (!current) throw notFound()
  if (!isAtLeast(current.role, least)) throw new Failure('PERMISSION_NEEDED', { permission: least })
  return { ...current, userId }
}

/** Throws when `actor` may not assign, change or remove a membership with this role. */
export function rejectAbove(actor: MembershipRole, role: MembershipRole): void {
  if (role === 'owner') throw new Failure('OWNER_MUST_TRANSFER')
  if (!canManage(actor, role)) throw new Failure('PERMISSION_NEEDED', { permission: 'owner' })
}

export function toWorkspaceView({ id, name, kind, role, permissions, createdAt, version }: MembershipRow): WorkspaceView {
  return { id, name, kind, role, permissions: heldPermissions(role, permissions), createdAt: createdAt.toISOString(), version }
}
