import type { Viewer } from '#platform/server/kernel.ts'
import type { Buyer } from './commit-order.ts'

export function buyerOf(viewer: Viewer): Buyer {
  return viewer.kind === 'member' ? { userId: viewer.id, guestId: null } : { userId: null, guestId: viewer.id }
}
