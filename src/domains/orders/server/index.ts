/** The door of orders for other domains' servers. */

export { maySeeOrders } from './access.sql.ts'
export { createOrder, type NewOrder } from './create-order.ts'
export { openOrderLink } from './open-order-link.ts'
export { newOrderId } from './order-id.ts'
export { orderLinkToken } from './order-link.ts'
export { hasBought, hasReceived, receivedWith } from './purchases.sql.ts'
export { goodsOfOrder, type SoldLineRow, salesByDay, soldLines } from './sales.sql.ts'
export { amountOf, sharesOfLines } from './shares.rules.ts'
