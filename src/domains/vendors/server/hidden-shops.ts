/** Shops that a member does not find: those whose owner and the member have a block between them (docs/decisions/0039-who-sees-whom.md). */
import { loadHiddenPeople } from '#domains/network/server/index.ts'
import { loadWorkspaceIdsOf } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { Restriction } from '#platform/server/resources.ts'
import type { Viewer } from '#platform/server/services.ts'
import { loadVendorsByWorkspace } from './vendors.sql.ts'

/** Their slugs: one statement for a member who hides nobody, none for guests. */
export async function loadHiddenShops(db: Db, viewer: Viewer): Promise<string[]> {
  const people = await loadHiddenPeople(db, viewer)
  if (people.length === 0) return []
  const vendors = await loadVendorsByWorkspace(db, await loadWorkspaceIdsOf(db, people))
  return vendors.map(({ slug }) => slug)
}

/** They have no card. Administrators see all, and everybody the pages themselves, which are the same for all. */
const vendor: Restriction = {
  type: 'vendor',
  async hidden(db, viewer, use) {
    const isAdmin = viewer.kind === 'member' && viewer.role === 'admin'
    return new Set(use === 'card' && !isAdmin ? await loadHiddenShops(db, viewer) : [])
  },
}

export const restrictions: readonly Restriction[] = [vendor]
