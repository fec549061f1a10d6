/** Whether this process should be sent requests, and the figures an operator watches. */
import type pg from 'pg'

/** A due job older than this means nobody works. */
const MAX_JOB_AGE_S = 60

export type Readiness = { ready: boolean; reasons: string[] }

/** Asks only the database: somebody else's outage must not take us off the air. */
export async function readiness(pool: pg.Pool, draining: boolean): Promise<Readiness> {
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

/** Prometheus text. `counters` are this process's own. */
export async function metricsText(pool: pg.Pool, counters: Readonly<Record<string, number>>): Promise<string> {
  const { rows } = await pool.query<{ name: string; value: number }>(
    `select 'plaza_facts_waiting' as name, count(*) as value from platform.facts where dispatched_at is null
     union all select 'plaza_hearings_due', count(*) from platform.hearings where heard_at is null
     union all select 'plaza_hearings_parked', count(*) from platform.hearings where heard_at is not null and error is not null and attempts > 0
     union all select 'plaza_invariants_broken', count(*) from platform.breaches where resolved_at is null
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
