import { productPublished, productRemoved } from '#events/catalog.ts'
import { stockChanged, transferInitiated } from '#events/inventory.ts'
import { enqueue } from '#platform/server/jobs.ts'
import { listener } from '#platform/server/listeners.ts'
import { followPartProducts, followParts } from './follow-parts.ts'
import { completeTransfer } from './jobs.ts'

export const listeners = [
  listener('inventory.completeTransfers', [transferInitiated], async (tx, events) => {
    for (const { payload } of events) await enqueue(tx, completeTransfer, { transferId: payload.transferId }, new Date(payload.dueAt))
  }),
  listener('inventory.followParts', [stockChanged], (tx, events) =>
    followParts(
      tx,
      events.map(({ payload }) => payload),
    ),
  ),
  listener('inventory.followPartProducts', [productPublished, productRemoved], (tx, events) =>
    followPartProducts(
      tx,
      events.map(({ payload }) => payload.productId),
    ),
  ),
]
