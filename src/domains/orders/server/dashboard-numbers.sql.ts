import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { IS_OPEN_RETURN, IS_TO_SHIP } from './list-vendor-orders.sql.ts'
import { DISPLAY_STATUSES_BY_GROUP } from './order-states.rules.ts'

export type DashboardCounts = { own: number; toShip: number; returns: number }

/** The member's open orders, and what the workspace has to do: one statement. */
export async function countForDashboard(
  db: Db,
  { userId, workspaceId }: { userId: string; workspaceId: string },
): Promise<DashboardCounts> {
  const { rows } = await sql<DashboardCounts>`
    select
      (select count(*) from orders.orders o where o.user_id = ${userId} and o.status = any(${DISPLAY_STATUSES_BY_GROUP.open})) as own,
      (select count(*) from orders.parts p where p.workspace_id = ${workspaceId} and ${IS_TO_SHIP}) as to_ship,
      (select count(*) from orders.returns r where r.workspace_id = ${workspaceId} and ${IS_OPEN_RETURN}) as returns`.execute(db)
  return rows[0] ?? { own: 0, toShip: 0, returns: 0 }
}
