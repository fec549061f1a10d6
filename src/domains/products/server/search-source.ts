import { findVendorProducts } from '#domains/catalog/server/index.ts'
import { loadPermittedWorkspaceIds } from '#domains/workspaces/server/index.ts'
import type { SearchSource } from '#platform/server/services.ts'

const NOTHING = { ids: [], nextCursor: null, total: { count: 0, exact: true } }

/** Products of the viewer's workspaces, on sale or not, by name and SKU. They lead to the editor. */
const vendorProduct: SearchSource = {
  type: 'vendorProduct',
  async find(ctx, { q, ...paging }) {
    const workspaceId = await loadPermittedWorkspaceIds(ctx, 'catalog')
    if (workspaceId.length === 0) return NOTHING
    const { items, ...found } = await findVendorProducts(ctx.services.db, { workspaceId, q }, { ...paging, sort: '-updated' })
    return { ids: items.map(({ id }) => id), ...found }
  },
  correct: async () => null,
  fewer: async () => null,
}

export const searchSources: readonly SearchSource[] = [vendorProduct]
