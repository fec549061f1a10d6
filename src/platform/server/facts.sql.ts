/** Every statement by which facts reach their listeners. */
import { sql } from 'kysely'
import type { Fact } from '#platform/shared/fact.ts'
import { type Db, schemaOf } from './db.ts'
import type { Tables } from './db.types.ts'

const platform = schemaOf<Tables>()

export type StoredFact = Fact & { id: string; position: number; happenedAt: Date }

/** The oldest facts nobody was told of, marked as told, oldest first. */
export async function claimWaitingFacts(db: Db, limit: number): Promise<StoredFact[]> {
  const { rows } = await sql<StoredFact>`
    with waiting as (
      select id from platform.facts where dispatched_at is null order by position limit ${limit} for update skip locked
    ), told as (
      update platform.facts f set dispatched_at = now() from waiting w where f.id = w.id
      returning f.id, f.type, f.aggregate, f.payload, f.position, f.happened_at
    )
    select id, type, aggregate, payload, position, happened_at from told order by position`.execute(db)
  return rows
}

export async function insertHearings(db: Db, hearings: { listener: string; fact: StoredFact }[]): Promise<void> {
  if (hearings.length === 0) return
  await platform(db)
    .insertInto('platform.hearings')
    .values(hearings.map(({ listener, fact }) => ({ listener, factId: fact.id, aggregate: fact.aggregate, position: fact.position })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Adds jobs by the queue's own SQL function, in the caller's transaction. */
export async function addJobs(
  db: Db,
  jobs: { identifier: string; payload: unknown; queueName: string; maxAttempts: number }[],
): Promise<void> {
  for (const { identifier, payload, queueName, maxAttempts } of jobs) {
    await sql`select graphile_worker.add_job(identifier => ${identifier}, payload => ${JSON.stringify(payload)}::json,
      queue_name => ${queueName}, max_attempts => ${maxAttempts})`.execute(db)
  }
}

/** Tells every process, in one message per commit, what changed. */
export async function notifyHints(db: Db, channel: string, message: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${message})`.execute(db)
}

/** What a listener has yet to hear, in order, locked against a second hearing. */
export async function lockDueFacts(db: Db, listener: string, limit: number): Promise<StoredFact[]> {
  const { rows } = await sql<StoredFact>`
    select f.id, f.type, f.aggregate, f.payload, f.position, f.happened_at
    from platform.hearings h join platform.facts f on f.id = h.fact_id
    where h.listener = ${listener} and h.heard_at is null
    order by h.position limit ${limit} for update of h skip locked`.execute(db)
  return rows
}

/** Locks one due fact; undefined when it is heard already or an earlier one of its aggregate is still due. */
export async function lockDueFact(db: Db, listener: string, factId: string): Promise<StoredFact | undefined> {
  const { rows } = await sql<StoredFact>`
    select f.id, f.type, f.aggregate, f.payload, f.position, f.happened_at
    from platform.hearings h join platform.facts f on f.id = h.fact_id
    where h.listener = ${listener} and h.fact_id = ${factId} and h.heard_at is null
      and not exists (
        select 1 from platform.hearings e
        where e.listener = h.listener and e.aggregate = h.aggregate and e.position < h.position and e.heard_at is null
      )
    for update of h`.execute(db)
  return rows[0]
}

export async function markHeard(db: Db, listener: string, factIds: readonly string[]): Promise<void> {
  await sql`update platform.hearings set heard_at = now() where listener = ${listener} and fact_id = any(${factIds})`.execute(db)
}

/** Counts a failed try; at `maxAttempts` the fact is parked: kept with its error, no longer due. */
export async function recordFailedHearing(
  db: Db,
  listener: string,
  factId: string,
  error: string,
  maxAttempts: number,
): Promise<{ parked: boolean }> {
  const { rows } = await sql<{ parked: boolean }>`
    update platform.hearings set attempts = attempts + 1, error = ${error},
      heard_at = case when attempts + 1 >= ${maxAttempts} then now() end
    where listener = ${listener} and fact_id = ${factId} and heard_at is null
    returning heard_at is not null as parked`.execute(db)
  return { parked: rows[0]?.parked ?? false }
}

export async function listenersWithDueFacts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ listener: string }>`select distinct listener from platform.hearings where heard_at is null`.execute(db)
  return rows.map((row) => row.listener)
}

/** Facts that were told and that no listener owes a hearing to. */
export async function forgetFactsBefore(db: Db, time: Date): Promise<void> {
  await sql`
    delete from platform.facts f where happened_at < ${time} and dispatched_at is not null
      and not exists (select 1 from platform.hearings h where h.fact_id = f.id and h.heard_at is null)`.execute(db)
}
