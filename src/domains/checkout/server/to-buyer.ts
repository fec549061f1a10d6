import type { Viewer } from '#platform/server/services.ts'
import type { Buyer } from './commit-order.ts'

export function toBuyer(viewer: Viewer): Buyer {
  return viewer.kind === 'member' ? { userId: viewer.id, guestId: null } : { userId: null, guestId: viewer.id }
}
