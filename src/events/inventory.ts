import { defineEvent } from '#platform/shared/domain-event.ts'

/** The available units of a variant went from `before` to `after`. Each listener reacts when its own threshold is crossed. */
export const stockChanged = defineEvent<{ productId: string; variantId: string; workspaceId: string; before: number; after: number }>()(
  'inventory.stockChanged',
  (event) => event.productId,
)

/** The units of a warehouse that are not allocated fell from above its reorder point to the reorder point or below. */
export const stockLow = defineEvent<{
  productId: string
  variantId: string
  workspaceId: string
  warehouseId: string
  available: number
  reorderPoint: number
}>()('inventory.stockLow', (event) => event.productId)

/** Units of a batch or serial number that are on hand expire soon. Once per expiry date. */
export const lotExpiring = defineEvent<{
  lotId: string
  workspaceId: string
  variantId: string
  number: string
  expiresOn: string
  units: number
}>()('inventory.lotExpiring', (event) => event.lotId)

type TransferPayload = { transferId: string; workspaceId: string }
const transferAggregate = (event: TransferPayload) => event.transferId

/** Units left their warehouse; the transfer is completed when it is due. */
export const transferInitiated = defineEvent<TransferPayload & { dueAt: string }>()('inventory.transferInitiated', transferAggregate)
/** Units arrived in the other warehouse. */
export const transferCompleted = defineEvent<TransferPayload & { createdBy: string | null }>()(
  'inventory.transferCompleted',
  transferAggregate,
)
/** Units are back where they came from. */
export const transferCancelled = defineEvent<TransferPayload>()('inventory.transferCancelled', transferAggregate)
