import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { IS_OPEN_RETURN, IS_TO_SHIP } from './list-vendor-orders.sql.ts'
import { DISPLAY_STATUSES_BY_GROUP } from './order-states.rules.ts'
import { isSold, type Period } from './sales.sql.ts'

/** `salesMinor`: what was sold in the period, less refunds; `sold`: in so many orders. */
export type DashboardCounts = { own: number; toShip: number; returns: number; sold: number; salesMinor: number }

/** The member's open orders, what the workspace has to do, and what it sold: one statement. */
export async function countForDashboard(
  db: Db,
  { userId, workspaceId, period }: { userId: string; workspaceId: string; period: Period },
): Promise<DashboardCounts> {
  const { rows } = await sql<DashboardCounts>`
    select
      (select count(*) from orders.orders o where o.user_id = ${userId} and o.status = any(${DISPLAY_STATUSES_BY_GROUP.open})) as own,
      (select count(*) from orders.parts p where p.workspace_id = ${workspaceId} and ${IS_TO_SHIP}) as to_ship,
      (select count(*) from orders.returns r where r.workspace_id = ${workspaceId} and ${IS_OPEN_RETURN}) as returns,
      s.sold, s.sales_minor
    from (
      select count(*) as sold, coalesce(sum(total_minor - refunded_minor), 0)::bigint as sales_minor
      from orders.parts where ${isSold(workspaceId, period)}
    ) s`.execute(db)
  return rows[0] ?? { own: 0, toShip: 0, returns: 0, sold: 0, salesMinor: 0 }
}
