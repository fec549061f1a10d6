/**
 * Dispatches events from the outbox table to their listeners. One dispatcher per cluster is elected by an advisory lock; it is
 * woken after commits and polls otherwise. A batch is one transaction: event deliveries, and one job per listener. After its commit the
 * batch is published to all processes (realtime/).
 */
import type pg from 'pg'
import * as sql from './events.sql.ts'
import { type Listener, MAX_DELIVERY_ATTEMPTS } from './listeners.ts'
import type { Services } from './services.ts'
import { transactAsSystem } from './transact.ts'

const DISPATCHER_LOCK = 0x506c617a
const BATCH = 500
const POLL_MS = 250

/** Called with dispatched events, oldest first, after their commit. */
export type OnDispatched = (events: readonly sql.StoredEvent[]) => void

/** The name of the task that delivers events to `listener`. */
export function eventDeliveryTaskName(listener: string): string {
  return `deliver:${listener}`
}

/** Dispatches one batch of events and returns their number. */
export async function dispatchOnce(
  services: Services,
  listeners: readonly Listener[],
  onDispatched: OnDispatched = () => {},
): Promise<number> {
  const dispatched = await transactAsSystem(services, async (tx) => {
    const events = await sql.claimPendingEvents(tx.db, BATCH)
    if (events.length === 0) return events
    const eventDeliveries = events.flatMap((event) =>
      listeners.filter(({ types }) => types.includes(event.type)).map(({ name }) => ({ listener: name, event })),
    )
    await sql.insertEventDeliveries(tx.db, eventDeliveries)
    await sql.addJobs(tx.db, [...new Set(eventDeliveries.map(({ listener }) => listener))].map(eventDeliveryJob))
    return events
  })
  if (dispatched.length > 0) onDispatched(dispatched)
  return dispatched.length
}

/** Adds a job for each listener with due deliveries, in case its job was parked or lost. */
export async function queueDueDeliveries(services: Services): Promise<void> {
  await transactAsSystem(services, async (tx) => sql.addJobs(tx.db, (await sql.loadListenersWithDueEvents(tx.db)).map(eventDeliveryJob)))
}

function eventDeliveryJob(listener: string) {
  return {
    identifier: eventDeliveryTaskName(listener),
    payload: {},
    queueName: eventDeliveryTaskName(listener),
    maxAttempts: MAX_DELIVERY_ATTEMPTS,
  }
}

/** `isElected`: this process dispatches; else one of the others does, or none. */
export type Dispatcher = { wake(): void; isElected(): boolean; stop(): Promise<void> }

/** Runs until stopped. Only the process that holds the lock dispatches; the others try to get the lock whenever they poll. */
export function startDispatcher(
  services: Services,
  listeners: readonly Listener[],
  directPool: pg.Pool,
  onDispatched: OnDispatched,
): Dispatcher {
  let stopped = false
  let wakeUp = () => {}
  let woken = false
  let holder: pg.PoolClient | null = null

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = globalThis.setTimeout(resolve, ms)
      wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function elected(): Promise<boolean> {
    if (holder) return true
    const client = await directPool.connect()
    try {
      const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [DISPATCHER_LOCK])
      if (!rows[0]?.got) {
        client.release()
        return false
      }
    } catch (error) {
      client.release(true)
      throw error
    }
    // Its connection may also break after it was released, while the database stops.
    client.on('error', () => holder === client && releaseHolder())
    holder = client
    return true
  }

  function releaseHolder(): void {
    holder?.release(true)
    holder = null
  }

  async function loop() {
    while (!stopped) {
      let told = 0
      try {
        woken = false
        if (await elected()) told = await dispatchOnce(services, listeners, onDispatched)
      } catch (error) {
        services.log.error({ error }, 'dispatching events failed; trying again')
        await sleep(1000)
      }
      if (told < BATCH && !woken && !stopped) await sleep(POLL_MS)
    }
    releaseHolder()
  }

  const running = loop()
  return {
    wake() {
      woken = true
      wakeUp()
    },
    isElected: () => holder !== null,
    async stop() {
      stopped = true
      wakeUp()
      await running
    },
  }
}
