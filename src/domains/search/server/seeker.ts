import { loadMembershipsByUser } from '#domains/workspaces/server/index.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { readersOf } from './documents.rules.ts'
import type { Seeker } from './find.sql.ts'

/** What the viewer may find now: a lost membership or permission counts at once. */
export async function loadSeeker({ services, viewer }: OperationContext): Promise<Seeker> {
  if (viewer.kind !== 'member') return { readers: readersOf(null, []), hidden: [] }
  const memberships = (await loadMembershipsByUser(services.db, [viewer.id])).get(viewer.id) ?? []
  return { readers: readersOf(viewer.id, memberships), hidden: [] }
}
