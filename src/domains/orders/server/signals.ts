/** What open pages hear of orders: the shopper, the people of its vendors who handle orders, and administrators. */
import { orderPlaced } from '#events/checkout.ts'
import {
  disputeUpdated,
  parcelDelivered,
  parcelSent,
  paymentChanged,
  proposalChanged,
  replacementSent,
  returnChanged,
  returned,
  saleReversed,
  statusChanged,
} from '#events/orders.ts'
import { type SignalRule, signalsFor } from '#platform/server/realtime/signals.ts'
import type { EventDefinition } from '#platform/shared/domain-event.ts'
import type { Signal, SignalTarget } from '#platform/shared/signal.ts'

type PartEvent = { orderId: string; workspaceId: string; userId: string | null }

export const signals: readonly SignalRule[] = [
  signalsFor(orderPlaced, ({ payload: { orderId, userId, parts } }) =>
    order(
      orderId,
      userId,
      parts.map(({ workspaceId }) => workspaceId),
    ),
  ),
  signalsFor(paymentChanged, ({ payload: { orderId, userId, workspaceIds } }) => order(orderId, userId, workspaceIds)),
  part(statusChanged),
  part(parcelSent),
  part(parcelDelivered),
  part(saleReversed),
  part(returnChanged),
  part(returned),
  part(disputeUpdated),
  part(proposalChanged),
  part(replacementSent),
]

function part<T extends string, P extends PartEvent>(event: EventDefinition<T, P>): SignalRule {
  return signalsFor(event, ({ payload: { orderId, userId, workspaceId } }) => order(orderId, userId, [workspaceId]))
}

function order(orderId: string, userId: string | null, workspaceIds: readonly string[]): Signal[] {
  const targets: SignalTarget[] = [
    ...(userId === null ? [] : [{ user: userId }]),
    ...workspaceIds.map((workspace) => ({ workspace, permission: 'orders' as const })),
    'admins',
  ]
  return targets.map((to) => ({ to, topic: 'orders.order', ids: [orderId] }))
}
