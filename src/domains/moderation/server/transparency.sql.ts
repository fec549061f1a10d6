/** Numbers of decisions by month, without people and records. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

type Counted = { key: string; count: number }

export type MonthRow = {
  month: string
  decisions: number
  types: Counted[]
  actions: Counted[]
  reasons: Counted[]
  detectedByFilter: number
  appeals: number
  reversed: number
  medianHours: number
}

const MONTH = sql`to_char(d.decided_at at time zone 'UTC', 'YYYY-MM')`

export async function loadMonths(db: Db, since: Date): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    with counted as (
      select ${MONTH} as month, d.resource_type, d.action, d.reason, d.detected, d.decided_at - d.opened_at as took,
        a.decision_id is not null as appealed, v.outcome = 'reversed' as reversed
      from moderation.decisions d left join moderation.appeals a on a.decision_id = d.id
        left join moderation.verdicts v on v.decision_id = d.id
      where d.decided_at >= ${since}
    ), grouped as (
      select month, kind, jsonb_agg(jsonb_build_object('key', key, 'count', count) order by count desc, key) as counts from (
        select month, kind, key, count(*)::int as count
        from counted, lateral (values ('types', resource_type), ('actions', action), ('reasons', reason)) k (kind, key)
        where key is not null group by month, kind, key
      ) n group by month, kind
    )
    select c.month, count(*)::int as decisions,
      coalesce((select counts from grouped g where g.month = c.month and kind = 'types'), '[]') as types,
      coalesce((select counts from grouped g where g.month = c.month and kind = 'actions'), '[]') as actions,
      coalesce((select counts from grouped g where g.month = c.month and kind = 'reasons'), '[]') as reasons,
      (count(*) filter (where c.detected = 'filter'))::int as detected_by_filter,
      (count(*) filter (where c.appealed))::int as appeals, (count(*) filter (where c.reversed))::int as reversed,
      round((extract(epoch from percentile_cont(0.5) within group (order by c.took)) / 3600)::numeric, 1)::float8 as median_hours
    from counted c group by c.month order by c.month desc`.execute(db)
  return rows
}
