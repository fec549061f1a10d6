import { loadPermittedWorkspaceIds } from '#domains/workspaces/server/index.ts'
import type { SearchSource } from '#platform/server/services.ts'
import { findPayoutIds } from './payouts.sql.ts'

const NOTHING = { ids: [], nextCursor: null, total: { count: 0, exact: true } }
/** Shorter texts begin too many numbers. */
const SHORTEST = 3
const PREFIX = 'P-'

/** Payouts by number and reference: of the viewer's businesses, and of all vendors for administrators. */
const payout: SearchSource = {
  type: 'payout',
  numberPrefix: PREFIX,
  async find(ctx, { q, ...paging }) {
    const { viewer, services } = ctx
    const typed = q.trim().toUpperCase()
    const begins = typed.startsWith(PREFIX) ? typed.slice(PREFIX.length) : typed
    const isTooShort = begins.length < SHORTEST && typed !== PREFIX
    if (viewer.kind !== 'member' || viewer.role === 'user' || isTooShort) return NOTHING
    const scope = { workspaceIds: await loadPermittedWorkspaceIds(ctx, 'finance'), everyone: viewer.role === 'admin', begins }
    const { items, ...found } = await findPayoutIds(services.db, scope, paging)
    return { ids: items.map(({ id }) => id), ...found }
  },
  correct: async () => null,
  fewer: async () => null,
}

export const searchSources: readonly SearchSource[] = [payout]
