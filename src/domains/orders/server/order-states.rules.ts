/** Product.md, rule 11: the states of an order and where each may go. One table, proven by its test. */
import type { OrderStatus } from '../contract.ts'

export const FIRST_STATUS: OrderStatus = 'Pending'

export const ORDER_TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  Pending: ['Processing', 'Cancelled'],
  Processing: ['Shipped', 'Cancelled'],
  Shipped: ['Delivered'],
  Delivered: ['Returned', 'Refunded'],
  Returned: ['Refunded'],
  Cancelled: [],
  Refunded: [],
}

export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_TRANSITIONS[from].includes(to)
}
