/** All statements that deliver events to their listeners. */
import { sql } from 'kysely'
import type { DomainEvent } from '#platform/shared/domain-event.ts'
import { type Db, schemaOf } from './db.ts'
import type { Tables } from './db.types.ts'

const platform = schemaOf<Tables>()

export type StoredEvent = DomainEvent & { id: string; position: number; happenedAt: Date }

/** Marks the oldest pending events as dispatched and returns them, oldest first. */
export async function claimPendingEvents(db: Db, limit: number): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    with waiting as (
      select id from platform.events where dispatched_at is null order by position limit ${limit} for update skip locked
    ), told as (
      update platform.events f set dispatched_at = now() from waiting w where f.id = w.id
      returning f.id, f.type, f.aggregate, f.payload, f.position, f.happened_at
    )
    select id, type, aggregate, payload, position, happened_at from told order by position`.execute(db)
  return rows
}

/** Events of one aggregate from a time on, in order. */
export async function loadEventsSince(db: Db, aggregate: string, since: Date): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select id, type, aggregate, payload, position, happened_at from platform.events
    where aggregate = ${aggregate} and happened_at >= ${since} order by position`.execute(db)
  return rows
}

export async function insertEventDeliveries(db: Db, eventDeliveries: { listener: string; event: StoredEvent }[]): Promise<void> {
  if (eventDeliveries.length === 0) return
  await platform(db)
    .insertInto('platform.eventDeliveries')
    .values(
      eventDeliveries.map(({ listener, event }) => ({ listener, eventId: event.id, aggregate: event.aggregate, position: event.position })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Adds jobs through the queue's SQL function, in the caller's transaction. */
export async function addJobs(
  db: Db,
  jobs: { identifier: string; payload: unknown; queueName: string; maxAttempts: number }[],
): Promise<void> {
  for (const { identifier, payload, queueName, maxAttempts } of jobs) {
    await sql`select graphile_worker.add_job(identifier => ${identifier}, payload => ${JSON.stringify(payload)}::json,
      queue_name => ${queueName}, max_attempts => ${maxAttempts})`.execute(db)
  }
}

/** Returns the due events of a listener in order, and locks them against a concurrent delivery. */
export async function lockDueEvents(db: Db, listener: string, limit: number): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select f.id, f.type, f.aggregate, f.payload, f.position, f.happened_at
    from platform.event_deliveries h join platform.events f on f.id = h.event_id
    where h.listener = ${listener} and h.delivered_at is null
    order by h.position limit ${limit} for update of h skip locked`.execute(db)
  return rows
}

/** Locks one due event; undefined when it was delivered already or an earlier event of its aggregate is still due. */
export async function lockDueEvent(db: Db, listener: string, eventId: string): Promise<StoredEvent | undefined> {
  const { rows } = await sql<StoredEvent>`
    select f.id, f.type, f.aggregate, f.payload, f.position, f.happened_at
    from platform.event_deliveries h join platform.events f on f.id = h.event_id
    where h.listener = ${listener} and h.event_id = ${eventId} and h.delivered_at is null
      and not exists (
        select 1 from platform.event_deliveries e
        where e.listener = h.listener and e.aggregate = h.aggregate and e.position < h.position and e.delivered_at is null
      )
    for update of h`.execute(db)
  return rows[0]
}

export async function markEventsDelivered(db: Db, listener: string, eventIds: readonly string[]): Promise<void> {
  await sql`update platform.event_deliveries set delivered_at = now() where listener = ${listener} and event_id = any(${eventIds})`.execute(
    db,
  )
}

/** Counts a failed attempt. At `maxAttempts` the delivery is parked: stored with its error, no longer due. */
export async function recordFailedDelivery(
  db: Db,
  listener: string,
  eventId: string,
  error: string,
  maxAttempts: number,
): Promise<{ parked: boolean }> {
  const { rows } = await sql<{ parked: boolean }>`
    update platform.event_deliveries set attempts = attempts + 1, error = ${error},
      delivered_at = case when attempts + 1 >= ${maxAttempts} then now() end
    where listener = ${listener} and event_id = ${eventId} and delivered_at is null
    returning delivered_at is not null as parked`.execute(db)
  return { parked: rows[0]?.parked ?? false }
}

export async function loadListenersWithDueEvents(db: Db): Promise<string[]> {
  const { rows } = await sql<{
    listener: string
  }>`select distinct listener from platform.event_deliveries where delivered_at is null`.execute(db)
  return rows.map((row) => row.listener)
}

/** Deletes dispatched events without due deliveries. */
export async function deleteEventsBefore(db: Db, time: Date): Promise<void> {
  await sql`
    delete from platform.events f where happened_at < ${time} and dispatched_at is not null
      and not exists (select 1 from platform.event_deliveries h where h.event_id = f.id and h.delivered_at is null)`.execute(db)
}
