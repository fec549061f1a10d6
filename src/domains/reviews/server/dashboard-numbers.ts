import type { DashboardNumber } from '#platform/server/services.ts'
import { countForModeration } from './reviews.sql.ts'
import { listReviewsToWrite } from './reviews-to-write.ts'

/** New reviews of the workspace's products, and the member's own reviews to write. */
export const dashboardNumbers: readonly DashboardNumber[] = [
  {
    key: 'reviews.pending',
    permission: 'catalog',
    load: async ({ services, membership }) => ({
      ...(await countForModeration(services.db, { workspaceId: membership.workspaceId, status: 'pending' })),
      amount: null,
    }),
  },
  {
    key: 'reviews.toWrite',
    permission: null,
    load: async (ctx) => ({ count: (await listReviewsToWrite(ctx)).length, exact: true, amount: null }),
  },
]
