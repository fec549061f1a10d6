/** Who may call an operation, decided before anything is read. What is not declared, or declared for somebody else, is refused. */
import type { Area, OperationMeta } from '#platform/shared/contract.ts'
import { Failure, notFound } from './failure.ts'
import type { Member, Seat } from './kernel.ts'
import type { RequestContext } from './request-context.ts'

export const WORKSPACE_HEADER = 'plaza-workspace'

/** What waited on a device says who wrote it: a member's id, or `guest`. */
const WRITER_HEADER = 'plaza-writer'

/** Throws what the caller may know; answers the seat where the operation is about a workspace. */
export async function admit(context: RequestContext, { access, webOnly, proof }: OperationMeta): Promise<Seat | null> {
  const { viewer, door } = context
  if (access === undefined || (door !== 'web' && (webOnly || access === 'member' || access === 'admin'))) throw notFound()
  const writer = context.header(WRITER_HEADER)
  // Somebody else is signed in by now: it is not done in their name.
  if (writer !== null && writer !== (viewer.kind === 'member' ? viewer.id : 'guest')) throw new Failure('UNAUTHENTICATED')
  if (access === 'anyone') return null
  if (viewer.kind !== 'member') throw access === 'admin' ? notFound() : new Failure('UNAUTHENTICATED')
  if (access === 'admin' && viewer.role !== 'admin') throw notFound()
  const seat = access === 'member' || access === 'admin' ? null : await seatFor(context, viewer, access)
  if (proof === 'fresh' && !hasFreshProof(viewer, context.kernel.now())) throw new Failure('REAUTHENTICATION_NEEDED')
  return seat
}

export function hasFreshProof({ provenUntil }: Member, now: Date): boolean {
  return provenUntil !== null && provenUntil > now
}

/** Whether an operation stands on the public door. */
export function isPublic({ access, webOnly }: OperationMeta): boolean {
  return !webOnly && access !== 'member' && access !== 'admin'
}

/** A missing workspace, a foreign one and none named are the same 404: there is no default. */
async function seatFor(context: RequestContext, { id }: Member, access: string): Promise<Seat> {
  const workspaceId = context.header(WORKSPACE_HEADER)
  const seat = workspaceId && (await context.seatOf(id, workspaceId))
  if (!seat) throw notFound()
  const [kind, wanted = ''] = access.split(':')
  if (kind === 'vendor' && !(await context.maySell(seat.workspaceId))) throw notFound()
  if (!holds(seat, wanted)) throw new Failure('AREA_NEEDED', { area: wanted })
  return seat
}

function holds({ role, areas }: Seat, wanted: string): boolean {
  if (wanted === 'any') return true
  if (wanted === 'owner') return role === 'owner'
  return role === 'owner' || role === 'manager' || areas.includes(wanted as Area)
}
