import type { DashboardNumber, WorkspaceContext } from '#platform/server/services.ts'
import { money } from '#platform/shared/money.ts'
import { ORDER_STATUSES } from '../contract.ts'
import { countForDashboard, type DashboardCounts } from './dashboard-numbers.sql.ts'
import { loadSalesByDay } from './sales.sql.ts'

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

const DAY_MS = 24 * 3600_000
const SALES_DAYS = 7

/** What the workspace sold today and on the six days before, in UTC, less refunds; it opens the orders of these days that count. */
const sales: DashboardNumber = {
  key: 'orders.sales',
  permission: 'orders',
  async load({ services, membership: { workspaceId } }) {
    const today = services.now().toISOString().slice(0, 10)
    const before = new Date(Date.parse(today) + DAY_MS)
    const from = new Date(before.getTime() - SALES_DAYS * DAY_MS)
    const days = await loadSalesByDay(services.db, workspaceId, { from, before })
    const orders = days.reduce((sum, day) => sum + day.orders, 0)
    const counted = ORDER_STATUSES.filter((status) => status !== 'Cancelled')
    return {
      count: orders,
      exact: true,
      amount: money(days.reduce((sum, { salesMinor }) => sum + salesMinor, 0)),
      to: `/orders?placed=${from.toISOString().slice(0, 10)}..${today}Z&status=${counted.join()}`,
    }
  },
}

export const dashboardNumbers: readonly DashboardNumber[] = [
  sales,
  number('orders.own', null, 'own'),
  number('orders.toShip', 'orders', 'toShip'),
  number('orders.returns', 'orders', 'returns'),
]
