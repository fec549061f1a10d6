/** What open pages of a vendor's people hear of its products and their stock. */
import { productPublished, productPutBack, productRemoved, productTakenDown, takedownAnswerDeclined } from '#events/catalog.ts'
import { stockChanged } from '#events/inventory.ts'
import { type SignalRule, signalsFor } from '#platform/server/realtime/signals.ts'
import type { EventDefinition } from '#platform/shared/domain-event.ts'

export const signals: readonly SignalRule[] = [
  product(productPublished),
  product(productRemoved),
  product(productTakenDown),
  product(productPutBack),
  product(takedownAnswerDeclined),
  product(stockChanged),
]

function product<T extends string, P extends { productId: string; workspaceId: string }>(event: EventDefinition<T, P>): SignalRule {
  return signalsFor(event, ({ payload: { productId, workspaceId } }) => [
    { to: { workspace: workspaceId, permission: 'catalog' }, topic: 'products.product', ids: [productId] },
  ])
}
