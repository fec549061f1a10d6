import type { DashboardNumber, WorkspaceContext } from '#platform/server/services.ts'
import { countForDashboard, type DashboardCounts } from './dashboard-numbers.sql.ts'

/** One statement counts for all numbers of an operation. */
const counted = new WeakMap<WorkspaceContext, Promise<DashboardCounts>>()

function countOnce(ctx: WorkspaceContext): Promise<DashboardCounts> {
  const counts = counted.get(ctx) ?? countForDashboard(ctx.services.db, { userId: ctx.userId, workspaceId: ctx.membership.workspaceId })
  counted.set(ctx, counts)
  return counts
}

function number(key: string, permission: DashboardNumber['permission'], which: keyof DashboardCounts): DashboardNumber {
  return { key, permission, load: async (ctx) => ({ count: (await countOnce(ctx))[which], exact: true, amount: null }) }
}

export const dashboardNumbers: readonly DashboardNumber[] = [
  number('orders.own', null, 'own'),
  number('orders.toShip', 'orders', 'toShip'),
  number('orders.returns', 'orders', 'returns'),
]
