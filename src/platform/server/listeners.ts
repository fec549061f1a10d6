/** Listeners handle events of other domains, each in its own transaction after the event's commit. */
import type { DomainEvent, EventDefinition } from '#platform/shared/domain-event.ts'
import * as sql from './events.sql.ts'
import type { Services } from './services.ts'
import { type Tx, transactAsSystem } from './transact.ts'

/** An event with the time it happened, which can be long before its delivery. */
export type DeliveredEvent<T extends string = string, P = unknown> = DomainEvent<T, P> & { happenedAt: Date }

export type Listener = {
  /** `<domain>.<whatItDoes>`; stored in the database, so renaming it requires a migration. */
  name: string
  types: readonly string[]
  handle(tx: Tx, events: readonly DeliveredEvent[]): Promise<void>
}

/** After this many failed attempts a delivery is parked. */
export const MAX_DELIVERY_ATTEMPTS = 8
const BATCH = 200

/** Defines a listener for one or more event types. `handle` gets several events at once, in order, and re-reads the state it needs. */
export function listener<P>(
  name: string,
  definitions: readonly EventDefinition<string, P>[],
  handle: (tx: Tx, events: readonly DeliveredEvent<string, P>[]) => Promise<void>,
): Listener {
  return { name, types: definitions.map((definition) => definition.type), handle: handle as Listener['handle'] }
}

/**
 * Delivers all due events to a listener: a batch in one transaction or, when that fails, one by one, so that a failing event
 * blocks only later events of the same aggregate. Throws while deliveries remain due, so that the job is retried.
 */
export async function deliverDueEvents(services: Services, { name, handle }: Listener): Promise<void> {
  for (;;) {
    const delivered = await deliverBatch(services, name, handle)
    if (delivered === 'failed') break
    if (delivered < BATCH) return
  }
  const due = await transactAsSystem(services, (tx) => sql.lockDueEvents(tx.db, name, BATCH))
  let stillDue = 0
  for (const event of due) if (!(await deliverOne(services, name, handle, event.id))) stillDue += 1
  if (stillDue > 0) throw new Error(`${name}: ${stillDue} events still due`)
}

async function deliverBatch(services: Services, name: string, handle: Listener['handle']): Promise<number | 'failed'> {
  try {
    return await transactAsSystem(services, async (tx) => {
      const events = await sql.lockDueEvents(tx.db, name, BATCH)
      if (events.length === 0) return 0
      await handle(tx, events)
      await sql.markEventsDelivered(
        tx.db,
        name,
        events.map((event) => event.id),
      )
      return events.length
    })
  } catch (error) {
    services.log.warn({ listener: name, error }, 'a listener failed on a batch; delivering its events one by one')
    return 'failed'
  }
}

/** Returns true when the event is no longer due: delivered now, or parked. */
async function deliverOne(services: Services, name: string, handle: Listener['handle'], eventId: string): Promise<boolean> {
  try {
    return await transactAsSystem(services, async (tx) => {
      const event = await sql.lockDueEvent(tx.db, name, eventId)
      if (!event) return false
      await handle(tx, [event])
      await sql.markEventsDelivered(tx.db, name, [eventId])
      return true
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const { parked } = await transactAsSystem(services, (tx) =>
      sql.recordFailedDelivery(tx.db, name, eventId, reason.slice(0, 2000), MAX_DELIVERY_ATTEMPTS),
    )
    services.log[parked ? 'error' : 'warn']({ listener: name, eventId, error, parked }, 'a listener failed on an event')
    return parked
  }
}
