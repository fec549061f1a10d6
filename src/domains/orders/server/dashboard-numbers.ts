import type { DashboardNumber } from '#platform/server/services.ts'
import { countGroups } from './list-orders.sql.ts'
import { countToDo } from './list-vendor-orders.sql.ts'

const exactly = (count: number) => ({ count, exact: true, amount: null })

export const dashboardNumbers: readonly DashboardNumber[] = [
  {
    key: 'orders.own',
    permission: null,
    load: async ({ services, userId }) => exactly((await countGroups(services.db, userId)).open),
  },
  {
    key: 'orders.toShip',
    permission: 'orders',
    load: async ({ services, membership }) => exactly((await countToDo(services.db, membership.workspaceId)).ship),
  },
  {
    key: 'orders.returns',
    permission: 'orders',
    load: async ({ services, membership }) => exactly((await countToDo(services.db, membership.workspaceId)).returns),
  },
]
