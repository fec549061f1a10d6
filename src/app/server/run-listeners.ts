import { dispatchOnce, type OnDispatched } from '#platform/server/dispatcher.ts'
import { deliverDueEvents, type Listener } from '#platform/server/listeners.ts'
import type { Services } from '#platform/server/services.ts'

/** Delivers all pending events to their listeners, including events that listeners publish, without waiting for a worker. */
export async function runListeners(services: Services, listeners: readonly Listener[], onDispatched?: OnDispatched): Promise<void> {
  while ((await dispatchOnce(services, listeners, onDispatched)) > 0)
    for (const listener of listeners) await deliverDueEvents(services, listener)
}
