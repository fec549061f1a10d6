import { loadHiddenPeople } from '#domains/network/server/index.ts'
import { loadOwnMemberships } from '#domains/workspaces/server/index.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { readersOf } from './documents.rules.ts'
import type { Seeker } from './find.sql.ts'

/** What the viewer may find now: a lost membership or permission counts at once, and so does a block, in both directions. */
export async function loadSeeker(ctx: OperationContext): Promise<Seeker> {
  const { services, viewer } = ctx
  if (viewer.kind !== 'member') return { readers: readersOf(null, []), hidden: [] }
  const [memberships, hidden] = await Promise.all([loadOwnMemberships(ctx), loadHiddenPeople(services.db, viewer)])
  return { readers: readersOf(viewer.id, memberships), hidden }
}
