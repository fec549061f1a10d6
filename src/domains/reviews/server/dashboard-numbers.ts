import type { DashboardNumber } from '#platform/server/services.ts'
import { countForModeration } from './reviews.sql.ts'

/** New reviews of the workspace's products. */
export const dashboardNumbers: readonly DashboardNumber[] = [
  {
    key: 'reviews.pending',
    permission: 'catalog',
    load: async ({ services, membership }) => ({
      ...(await countForModeration(services.db, { workspaceId: membership.workspaceId, status: 'pending' })),
      amount: null,
    }),
  },
]
