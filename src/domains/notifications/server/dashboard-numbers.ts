import type { DashboardNumber } from '#platform/server/services.ts'
import { findCounter } from './counters.sql.ts'

/** The member's unread notifications, as the bell counts them. */
export const dashboardNumbers: readonly DashboardNumber[] = [
  {
    key: 'notifications.unread',
    permission: null,
    load: async ({ services, userId }) => ({ count: (await findCounter(services.db, userId)).unread, exact: true, amount: null }),
  },
]
