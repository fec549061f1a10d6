import type { DashboardNumber } from '#platform/server/services.ts'
import { BASE_CURRENCY, money } from '#platform/shared/money.ts'
import { loadBooks } from './ledger.sql.ts'

/** What the workspace could be paid out now, in the base currency. */
export const dashboardNumbers: readonly DashboardNumber[] = [
  {
    key: 'finance.balance',
    permission: 'finance',
    async load({ services, membership }) {
      const books = await loadBooks(services.db, membership.workspaceId)
      const available = books.find(({ currency }) => currency === BASE_CURRENCY)?.available ?? 0
      return { count: available > 0 ? 1 : 0, exact: true, amount: money(available, BASE_CURRENCY) }
    },
  },
]
