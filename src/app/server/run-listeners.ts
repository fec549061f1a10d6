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

/** Does as `runListeners` does, also for events that are assigned already. Listeners without any are left out. */
export async function runDueListeners(services: Services, listeners: readonly Listener[]): Promise<void> {
  do {
    const due = await loadListenersWithDueEvents(services.db)
    for (const listener of listeners) if (due.includes(listener.name)) await deliverDueEvents(services, listener)
  } while ((await dispatchOnce(services, listeners)) > 0)
}
