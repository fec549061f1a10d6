/** Readiness and metrics of this process. */
import type pg from 'pg'

/** A due job older than this means that no worker runs. */
const MAX_JOB_AGE_S = 60

export type Readiness = { ready: boolean; reasons: string[] }

/** Checks only the database, so that an outage of an external service does not make Plaza unavailable. */
export async function checkReadiness(pool: pg.Pool, draining: boolean): Promise<Readiness> {
  const reasons = draining ? ['draining'] : []
  try {
    const { rows } = await pool.query<{ age: number | null }>(
      `select extract(epoch from now() - min(run_at))::int as age from graphile_worker._private_jobs
       where run_at <= now() and attempts < max_attempts and locked_at is null`,
    )
    if ((rows[0]?.age ?? 0) > MAX_JOB_AGE_S) reasons.push('jobs overdue')
  } catch {
    reasons.push('database unreachable')
  }
  return { ready: reasons.length === 0, reasons }
}

/** Returns metrics in the Prometheus text format. `counters` belong to this process. */
export async function formatMetrics(pool: pg.Pool, counters: Readonly<Record<string, number>>): Promise<string> {
  const { rows } = await pool.query<{ name: string; value: number }>(
    `select 'plaza_events_waiting' as name, count(*) as value from platform.events where dispatched_at is null
     union all select 'plaza_event_deliveries_due', count(*) from platform.event_deliveries where delivered_at is null
     union all select 'plaza_event_deliveries_parked', count(*) from platform.event_deliveries where delivered_at is not null and error is not null and attempts > 0
     union all select 'plaza_invariants_broken', count(*) from platform.violations where resolved_at is null
     union all select 'plaza_jobs_waiting', count(*) from graphile_worker._private_jobs where attempts < max_attempts
     union all select 'plaza_jobs_parked', count(*) from graphile_worker._private_jobs where attempts >= max_attempts`,
  )
  const figures = [
    ...rows.map(({ name, value }) => [name, value] as const),
    ['plaza_resident_bytes', process.memoryUsage.rss()] as const,
    ['plaza_database_connections', pool.totalCount] as const,
    ['plaza_database_waiting', pool.waitingCount] as const,
    ...Object.entries(counters),
  ]
  return figures.map(([name, value]) => `${name} ${value}\n`).join('')
}
