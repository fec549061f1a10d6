import type { DashboardNumber } from '#platform/server/services.ts'
import { summarizeUnanswered } from './questions.sql.ts'

/** Questions that nobody of the workspace has answered; it opens the product with the oldest. */
export const dashboardNumbers: readonly DashboardNumber[] = [
  {
    key: 'marketplace.questions',
    permission: 'catalog',
    async load({ services: { db }, membership: { workspaceId } }) {
      const { count, oldestProductId } = await summarizeUnanswered(db, workspaceId)
      return { count, exact: true, amount: null, ...(oldestProductId && { to: `/products/${oldestProductId}#questions` }) }
    },
  },
]
