import type { orderPlaced } from '#events/checkout.ts'
import type { EventPayload } from '#platform/shared/domain-event.ts'
import type { Towards } from './take-act.ts'

type Placed = EventPayload<typeof orderPlaced>

/** An order is an act towards each of its vendors. */
export function actsOfOrder({ orderId, userId, parts }: Pick<Placed, 'orderId' | 'userId' | 'parts'>): Towards[] {
  return parts.map(({ workspaceId, number }) => ({
    workspaceId,
    userId,
    kind: 'order',
    record: { type: 'orderPart', id: `${orderId}-${number}` },
  }))
}
