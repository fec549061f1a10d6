import { loadPermittedWorkspaceIds } from '#domains/workspaces/server/index.ts'
import type { SearchSource } from '#platform/server/services.ts'
import { findPromotionIds } from './promotions.sql.ts'

const NOTHING = { ids: [], nextCursor: null, total: { count: 0, exact: true } }

/** Promotions by name and code, for those who manage them: a vendor's, and the platform's for administrators. */
const promotion: SearchSource = {
  type: 'promotion',
  async find(ctx, { q, ...paging }) {
    const { viewer, services } = ctx
    if (viewer.kind !== 'member' || viewer.role === 'user') return NOTHING
    const scope = { workspaceIds: await loadPermittedWorkspaceIds(ctx, 'growth'), platform: viewer.role === 'admin', q }
    const { items, ...found } = await findPromotionIds(services.db, scope, paging)
    return { ids: items.map(({ id }) => id), ...found }
  },
  correct: async () => null,
  fewer: async () => null,
}

export const searchSources: readonly SearchSource[] = [promotion]
