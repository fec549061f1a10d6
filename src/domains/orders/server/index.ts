/** Public interface of orders for other domains' servers. */

export { mayActOnOrders } from './access.sql.ts'
export { confirmOrderEmail } from './confirm-order-email.ts'
export { createOrder, type NewOrder } from './create-order.ts'
export { type DocumentFile, getCreditNote, getInvoice, getPackingSlip } from './documents/get-document.ts'
export { loadPurchaseStates } from './load-purchase-states.ts'
export { openOrderLink } from './open-order-link.ts'
export { newOrderId } from './order-id.ts'
export { orderLinkToken } from './order-link.ts'
export type { PurchaseState } from './purchases.rules.ts'
export { findPartBuyer, loadKeptProducts } from './purchases.sql.ts'
export { loadOrderProducts, loadSalesByDay, loadSoldLines, type SoldLineRow } from './sales.sql.ts'
export { computeLineShares, totalOfShares } from './shares.rules.ts'
