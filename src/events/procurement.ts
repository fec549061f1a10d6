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
