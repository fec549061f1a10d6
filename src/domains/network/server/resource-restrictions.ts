import type { Restriction } from '#platform/server/resources.ts'
import { loadBlockers, loadHiddenIds } from './restrictions.sql.ts'

/**
 * Who blocked the viewer has no card and allows nothing, like somebody who does not exist. Whom the viewer blocked has no card either, but
 * can be viewed and reported: their profile offers to unblock. Administrators decide about everybody.
 */
const user: Restriction = {
  type: 'user',
  async hidden(db, viewer, use, ids) {
    if (viewer.kind !== 'member' || viewer.role === 'admin') return new Set()
    return use === 'card' ? new Set(await loadHiddenIds(db, viewer.id)) : loadBlockers(db, viewer.id, ids)
  },
}

export const restrictions: readonly Restriction[] = [user]
