import { countVendorProducts } from '#domains/catalog/server/index.ts'
import type { DashboardNumber } from '#platform/server/services.ts'
import { toVendorFilter } from './products.ts'

/** Products of the workspace that are low in stock. */
export const dashboardNumbers: readonly DashboardNumber[] = [
  {
    key: 'products.low',
    permission: 'catalog',
    async load({ services: { db }, membership }) {
      const filter = await toVendorFilter(db, membership.workspaceId, { stock: 'low' })
      return { ...(await countVendorProducts(db, filter)), amount: null }
    },
  },
]
