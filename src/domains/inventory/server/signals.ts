/** What open pages hear of stock: the members who manage it. */
import { stockChanged, transferCancelled, transferCompleted, transferInitiated } from '#events/inventory.ts'
import { type SignalRule, signalsFor } from '#platform/server/realtime/signals.ts'
import type { EventDefinition } from '#platform/shared/domain-event.ts'

export const signals: readonly SignalRule[] = [
  signalsFor(stockChanged, ({ payload: { workspaceId, variantId } }) => [
    { to: { workspace: workspaceId, permission: 'inventory' }, topic: 'inventory.stock', ids: [variantId] },
  ]),
  transfer(transferInitiated),
  transfer(transferCompleted),
  transfer(transferCancelled),
]

function transfer<T extends string, P extends { transferId: string; workspaceId: string }>(event: EventDefinition<T, P>): SignalRule {
  return signalsFor(event, ({ payload: { transferId, workspaceId } }) => [
    { to: { workspace: workspaceId, permission: 'inventory' }, topic: 'inventory.transfer', ids: [transferId] },
  ])
}
