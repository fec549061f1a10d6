/** Decides who may call an operation, before any data is read. Access that is not declared is rejected. */
import type { OperationMeta, Permission } from '#platform/shared/contract.ts'
import { Failure, notFound } from './failure.ts'
import type { RequestContext } from './request-context.ts'
import type { Member, Membership } from './services.ts'

export const WORKSPACE_HEADER = 'plaza-workspace'

/** A write that was queued offline names its author: a member's id, or `guest`. */
const WRITER_HEADER = 'plaza-writer'

/** Returns the membership for workspace operations, else null. Throws the failure that the caller may see. */
export async function authorize(context: RequestContext, { access, webOnly, reauth }: OperationMeta): Promise<Membership | null> {
  const { viewer, entryPoint } = context
  if (access === undefined || (entryPoint !== 'web' && (webOnly || access === 'member' || access === 'admin'))) throw notFound()
  const writer = context.header(WRITER_HEADER)
  // Another account is signed in now; the queued write must not run in its name.
  if (writer !== null && writer !== (viewer.kind === 'member' ? viewer.id : 'guest')) throw new Failure('UNAUTHENTICATED')
  if (access === 'anyone') return null
  if (viewer.kind !== 'member') throw access === 'admin' ? notFound() : new Failure('UNAUTHENTICATED')
  if (access === 'admin' && viewer.lacksSecondFactor) throw new Failure('SECOND_FACTOR_REQUIRED')
  if (access === 'admin' && viewer.role !== 'admin') throw notFound()
  const membership = access === 'member' || access === 'admin' ? null : await requireMembership(context, viewer, access)
  if (reauth && !isRecentlyReauthenticated(viewer, context.services.now())) throw new Failure('REAUTHENTICATION_NEEDED')
  return membership
}

export function isRecentlyReauthenticated({ reauthenticatedUntil }: Member, now: Date): boolean {
  return reauthenticatedUntil !== null && reauthenticatedUntil > now
}

/** Whether an operation is part of the public API. */
export function isPublicOperation({ access, webOnly }: OperationMeta): boolean {
  return !webOnly && access !== 'member' && access !== 'admin'
}

/** A missing workspace, another owner's workspace and a missing header all give the same 404. There is no default workspace. */
async function requireMembership(context: RequestContext, { id }: Member, access: string): Promise<Membership> {
  const workspaceId = context.header(WORKSPACE_HEADER)
  const membership = workspaceId && (await context.loadMembership(id, workspaceId))
  if (!membership) throw notFound()
  const [kind, wanted = ''] = access.split(':')
  if (kind === 'vendor' && !(await context.maySell(membership.workspaceId))) throw notFound()
  if (!hasPermission(membership, wanted)) throw new Failure('PERMISSION_NEEDED', { permission: wanted })
  return membership
}

export function hasPermission({ role, permissions }: Membership, wanted: string): boolean {
  if (wanted === 'any') return true
  if (wanted === 'owner') return role === 'owner'
  return role === 'owner' || role === 'manager' || permissions.includes(wanted as Permission)
}
