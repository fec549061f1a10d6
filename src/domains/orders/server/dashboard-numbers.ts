import type { DashboardNumber, WorkspaceContext } from '#platform/server/services.ts'
import { money } from '#platform/shared/money.ts'
import { ORDER_STATUSES } from '../contract.ts'
import { countForDashboard, type DashboardCounts } from './dashboard-numbers.sql.ts'
import type { Period } from './sales.sql.ts'

const DAY_MS = 24 * 3600_000
const SALES_DAYS = 7
const COUNTED = ORDER_STATUSES.filter((status) => status !== 'Cancelled').join()

/** One statement counts for all numbers of an operation. */
const counted = new WeakMap<WorkspaceContext, Promise<DashboardCounts>>()

function countOnce(ctx: WorkspaceContext): Promise<DashboardCounts> {
  const { services, userId, membership } = ctx
  const ids = { userId, workspaceId: membership.workspaceId }
  const counts = counted.get(ctx) ?? countForDashboard(services.db, { ...ids, period: lastDays(services.now()) })
  counted.set(ctx, counts)
  return counts
}

/** Today and the six days before, in UTC. */
function lastDays(now: Date): Period {
  const before = new Date(Date.parse(toDay(now)) + DAY_MS)
  return { from: new Date(before.getTime() - SALES_DAYS * DAY_MS), before }
}

const toDay = (moment: Date) => moment.toISOString().slice(0, 10)

/** What the workspace sold, less refunds; it opens the orders of these days that count. */
const sales: DashboardNumber = {
  key: 'orders.sales',
  permission: 'orders',
  async load(ctx) {
    const { sold, salesMinor } = await countOnce(ctx)
    const now = ctx.services.now()
    const days = `${toDay(lastDays(now).from)}..${toDay(now)}Z`
    return { count: sold, exact: true, amount: money(salesMinor), to: `/orders?placed=${days}&status=${COUNTED}` }
  },
}

function number(key: string, permission: DashboardNumber['permission'], which: 'own' | 'toShip' | 'returns'): DashboardNumber {
  return { key, permission, load: async (ctx) => ({ count: (await countOnce(ctx))[which], exact: true, amount: null }) }
}

export const dashboardNumbers: readonly DashboardNumber[] = [
  number('orders.own', null, 'own'),
  number('orders.toShip', 'orders', 'toShip'),
  number('orders.returns', 'orders', 'returns'),
  sales,
]
