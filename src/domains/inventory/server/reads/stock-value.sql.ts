/** Queries for what stock has cost. The value of an earlier day is that of now without what moved since. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

/** Moves between the workspace and the outside. What is in transit still belongs to the workspace. */
const CAME_FROM_OUTSIDE = sql`from_place in ('supplier', 'customer', 'loss')`
const LEFT = sql`to_place in ('supplier', 'customer', 'loss')`

export async function loadValueNow(
  db: Db,
  workspaceId: string,
): Promise<{ valueMinor: number; units: number; inTransitMinor: number; inTransit: number }> {
  const { rows } = await sql<{ valueMinor: number; units: number; inTransitMinor: number; inTransit: number }>`
    select s.value_minor, s.units, t.in_transit_minor, t.in_transit from (
      select coalesce(sum(value_minor), 0)::bigint as value_minor, coalesce(sum(on_hand), 0)::bigint as units
      from inventory.stock where workspace_id = ${workspaceId}
    ) s cross join (
      select coalesce(sum(l.value_minor), 0)::bigint as in_transit_minor, coalesce(sum(l.quantity), 0)::bigint as in_transit
      from inventory.transfers t join inventory.transfer_lines l on l.transfer_id = t.id where t.workspace_id = ${workspaceId} and t.status = 'Pending'
    ) t`.execute(db)
  return rows[0] ?? { valueMinor: 0, units: 0, inTransitMinor: 0, inTransit: 0 }
}

/** What came (positive) and left on each day from `since`, in UTC. */
export async function loadDailyChanges(
  db: Db,
  workspaceId: string,
  since: Date,
): Promise<{ day: string; valueMinor: number; units: number; transitMinor: number }[]> {
  const { rows } = await sql<{ day: string; valueMinor: number; units: number; transitMinor: number }>`
    select to_char(moved_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      sum(case when ${CAME_FROM_OUTSIDE} then value_minor when ${LEFT} then -value_minor else 0 end)::bigint as value_minor,
      sum(case when ${CAME_FROM_OUTSIDE} then quantity when ${LEFT} then -quantity else 0 end)::bigint as units,
      sum(case when to_place = 'transit' then value_minor when from_place = 'transit' then -value_minor else 0 end)::bigint as transit_minor
    from inventory.moves where workspace_id = ${workspaceId} and moved_at >= ${since} group by 1`.execute(db)
  return rows
}

/** The value in each warehouse now: of every variant its share of the units. */
export async function loadWarehouseValues(db: Db, workspaceId: string): Promise<{ warehouseId: string; valueMinor: number }[]> {
  const { rows } = await sql<{ warehouseId: string; valueMinor: number }>`
    select i.warehouse_id, round(sum(s.value_minor::numeric * i.quantity / s.on_hand))::bigint as value_minor
    from inventory.items i join inventory.stock s on s.variant_id = i.variant_id
    where i.workspace_id = ${workspaceId} and i.quantity > 0 group by i.warehouse_id`.execute(db)
  return rows
}
