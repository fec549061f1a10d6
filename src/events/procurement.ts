import { defineEvent } from '#platform/shared/domain-event.ts'

type SupplierPayload = { supplierId: string; workspaceId: string }

export const supplierCreated = defineEvent<SupplierPayload>()('procurement.supplierCreated', (event) => event.supplierId)
export const supplierChanged = defineEvent<SupplierPayload>()('procurement.supplierChanged', (event) => event.supplierId)

type OrderPayload = { orderId: string; workspaceId: string; number: string; actor: string }

export const orderCreated = defineEvent<OrderPayload>()('procurement.orderCreated', (event) => event.orderId)
export const orderStatusChanged = defineEvent<OrderPayload & { author: string; from: string; to: string }>()(
  'procurement.orderStatusChanged',
  (event) => event.orderId,
)
/** Goods came. `costMinor`: their cost in the base currency, with landed costs. */
export const received = defineEvent<OrderPayload & { receiptId: string; supplierId: string; units: number; costMinor: number }>()(
  'procurement.received',
  (event) => event.orderId,
)

/** An order was sent to its supplier. `linkedWorkspaceId`: the supplier's workspace, if it has one here. */
export const orderSent = defineEvent<OrderPayload & { sendingId: string; linkedWorkspaceId: string | null }>()(
  'procurement.orderSent',
  (event) => event.orderId,
)
/** The supplier confirmed what comes when. `actor` is empty when it did so by the private link of its mail. */
export const orderConfirmed = defineEvent<OrderPayload & { author: string; sendingId: string; linkedWorkspaceId: string | null }>()(
  'procurement.orderConfirmed',
  (event) => event.orderId,
)
/** The linked supplier said what is on its way. */
export const shipmentAdvised = defineEvent<OrderPayload & { author: string; adviceId: string; linkedWorkspaceId: string }>()(
  'procurement.shipmentAdvised',
  (event) => event.orderId,
)
/** An open order passed its day. Once per order. */
export const orderLate = defineEvent<OrderPayload & { author: string }>()('procurement.orderLate', (event) => event.orderId)

type LinkPayload = { linkId: string; workspaceId: string; supplierId: string; linkedWorkspaceId: string; actor: string; askedBy: string }

/** A workspace asked another one to be its linked supplier. */
export const linkAsked = defineEvent<LinkPayload>()('procurement.linkAsked', (event) => event.linkId)
export const linkAccepted = defineEvent<LinkPayload>()('procurement.linkAccepted', (event) => event.linkId)

type BillPayload = { billId: string; orderId: string; workspaceId: string; actor: string }

/** A supplier's bill. Amounts with its other costs, in its currency and in the base currency. */
export const billEntered = defineEvent<BillPayload & { supplierId: string; totalMinor: number; currency: string; baseMinor: number }>()(
  'procurement.billEntered',
  (event) => event.billId,
)
export const billStatusChanged = defineEvent<BillPayload & { from: string; to: string }>()(
  'procurement.billStatusChanged',
  (event) => event.billId,
)

/** Goods went back to their supplier. `creditMinor`: what they cost, in the base currency; `replaced`: they come again. */
export const goodsReturned = defineEvent<
  OrderPayload & { returnId: string; supplierId: string; units: number; creditMinor: number; replaced: boolean }
>()('procurement.goodsReturned', (event) => event.orderId)
