import type { DashboardNumber } from '#platform/server/services.ts'
import { countUnanswered, loadUnanswered } from './questions.sql.ts'

/** Questions that nobody of the workspace has answered; it opens the product with the oldest. */
export const dashboardNumbers: readonly DashboardNumber[] = [
  {
    key: 'marketplace.questions',
    permission: 'catalog',
    async load({ services: { db }, membership: { workspaceId } }) {
      const [oldest] = await loadUnanswered(db, workspaceId, 1)
      const count = await countUnanswered(db, workspaceId)
      return { count, exact: true, amount: null, ...(oldest && { to: `/products/${oldest.productId}#questions` }) }
    },
  },
]
