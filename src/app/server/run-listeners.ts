import { dispatchOnce, type OnDispatched } from '#platform/server/dispatcher.ts'
import { loadListenersWithDueEvents } from '#platform/server/events.sql.ts'
import { deliverDueEvents, type Listener } from '#platform/server/listeners.ts'
import type { Services } from '#platform/server/services.ts'

/** Delivers all pending events to their listeners, including events that listeners publish, without waiting for a worker. */
export async function runListeners(services: Services, listeners: readonly Listener[], onDispatched?: OnDispatched): Promise<void> {
  while ((await dispatchOnce(services, listeners, onDispatched)) > 0)
    for (const listener of listeners) await deliverDueEvents(services, listener)
}

/** Assigns all pending events to their listeners, and delivers them to `first` only. */
export async function runListenersFirst(services: Services, listeners: readonly Listener[], first: readonly Listener[]): Promise<void> {
  while ((await dispatchOnce(services, listeners)) > 0);
  for (const listener of first) await deliverDueEvents(services, listener)
}

/** Does as `runListeners` does, also for events that are assigned already. Several listeners run at the same time, as under workers. */
export async function runListenersTogether(services: Services, listeners: readonly Listener[], atOnce: number): Promise<void> {
  do {
    const due = await loadListenersWithDueEvents(services.db)
    const waiting = listeners.filter(({ name }) => due.includes(name))
    const work = async () => {
      for (let listener = waiting.shift(); listener; listener = waiting.shift()) await deliverDueEvents(services, listener)
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  } while ((await dispatchOnce(services, listeners)) > 0)
}
