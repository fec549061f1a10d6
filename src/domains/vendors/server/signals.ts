/** What open pages hear of the vendor program: the workspace of the shop, and administrators. */
import { applied, approved, changed, closed, refused, resumed, suspended } from '#events/vendors.ts'
import { type SignalRule, signalsFor } from '#platform/server/realtime/signals.ts'
import type { EventDefinition } from '#platform/shared/domain-event.ts'

export const signals: readonly SignalRule[] = [
  vendor(applied),
  vendor(approved),
  vendor(refused),
  vendor(suspended),
  vendor(resumed),
  vendor(closed),
  vendor(changed),
]

function vendor<T extends string, P extends { workspaceId: string }>(event: EventDefinition<T, P>): SignalRule {
  return signalsFor(event, ({ payload: { workspaceId } }) => [
    { to: { workspace: workspaceId }, topic: 'vendors.vendor', ids: [workspaceId] },
    { to: 'admins', topic: 'vendors.vendor', ids: [workspaceId] },
  ])
}
