/** One listener per declared kind: it hears what causes and what undoes its notices, in the order in which they happened. */
import type { DeliveredEvent, Listener } from '#platform/server/listeners.ts'
import type { NotificationKind, NotificationKinds } from '#platform/server/notifications/notification-kind.ts'
import type { Tx } from '#platform/server/transact.ts'
import { storeNotices } from './store-notices.ts'
import { withdrawNotices } from './withdraw-notices.ts'

export function notificationListeners(kinds: NotificationKinds): Listener[] {
  return [...kinds.values()].map((kind) => ({
    name: `notifications.on:${kind.kind}`,
    types: [...kind.types, ...(kind.undone?.types ?? [])],
    handle: (tx, events) => handleInOrder(tx, kind, events),
  }))
}

async function handleInOrder(tx: Tx, kind: NotificationKind, events: readonly DeliveredEvent[]): Promise<void> {
  for (const run of runsOf(kind, events)) {
    if (kind.undone && isUndone(kind, run[0])) await withdrawNotices(tx, kind, await kind.undone.find(tx, run))
    else await storeNotices(tx, kind, await kind.recipients(tx, run))
  }
}

/** Neighboring events of one effect are handled at once. */
function runsOf(kind: NotificationKind, events: readonly DeliveredEvent[]): DeliveredEvent[][] {
  const runs: DeliveredEvent[][] = []
  for (const event of events) {
    const run = runs.at(-1)
    if (run && isUndone(kind, run[0]) === isUndone(kind, event)) run.push(event)
    else runs.push([event])
  }
  return runs
}

function isUndone({ undone }: NotificationKind, event: DeliveredEvent | undefined): boolean {
  return event !== undefined && (undone?.types.includes(event.type) ?? false)
}
