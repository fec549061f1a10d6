/** Decisions about purchase orders. Pure: no database, no clock. */
import { divideHalfUp, splitByLargestRemainder } from '#platform/shared/money.ts'
import type { OrderStatus } from '../contract/constants.ts'

const MICROS = 1_000_000n

export type Line = {
  id: string
  variantId: string | null
  quantity: number
  received: number
  closed: number
  replacing: number
  priceMinor: number
}
type Counted = Pick<Line, 'quantity' | 'received' | 'closed' | 'replacing'>

/** Converts an amount to the base currency, rounded half up. */
export function toBase(amountMinor: number, rateMicros: number): number {
  return Number(divideHalfUp(BigInt(amountMinor) * BigInt(rateMicros), MICROS))
}

export function totalOf(lines: readonly { quantity: number; priceMinor: number }[]): number {
  return lines.reduce((sum, { quantity, priceMinor }) => sum + quantity * priceMinor, 0)
}

/** Units that are still to come, also in place of returned ones. */
export function openUnits({ quantity, received, closed, replacing }: Counted): number {
  return Math.max(0, quantity + replacing - received - closed)
}

/** The most units that can still be received, with the tolerance. */
export function receivableUnits({ quantity, received, closed, replacing }: Counted, overReceiptPercent: number): number {
  return Math.max(0, Math.floor(((quantity - closed) * (100 + overReceiptPercent)) / 100) + replacing - received)
}

export const ENDED: readonly OrderStatus[] = ['Fulfilled', 'Cancelled']
/** Whether the open lines of an order will come. */
export const isExpected = (status: OrderStatus) => status !== 'Draft' && !ENDED.includes(status)

/** Whether the supplier works on the order that was sent: its link opens it. */
export const isShared = (status: OrderStatus) => status === 'Sent' || status === 'Confirmed' || status === 'PartiallyReceived'

/** Statuses that an order above the limit can't have without approval. */
const GATED: readonly OrderStatus[] = ['Approved', 'Sent', 'Confirmed', 'PartiallyReceived', 'Fulfilled']

export const isGated = (status: OrderStatus) => GATED.includes(status)

/**
 * The status after a receipt, a short close or its end. An order is complete when nothing of its goods is open; free-text lines count only
 * in an order without goods.
 */
export function statusAfter(current: OrderStatus, lines: readonly Line[]): OrderStatus {
  const goods = lines.filter(({ variantId }) => variantId !== null)
  const counted = goods.length > 0 ? goods : lines
  const received = lines.some((line) => line.received > 0)
  if (counted.every((line) => openUnits(line) === 0)) return received ? 'Fulfilled' : 'Cancelled'
  if (received) return 'PartiallyReceived'
  return ENDED.includes(current) || current === 'PartiallyReceived' ? 'Pending' : current
}

export type ReceivedLine = { line: Line; quantity: number }

/** The cost of each received line in the base currency: its value and its share of the extra costs, by value; the shares add up. */
export function landedCosts(lines: readonly ReceivedLine[], extraMinor: number, rateMicros: number): number[] {
  const values = lines.map(({ line, quantity }) => line.priceMinor * quantity)
  const total = values.reduce((sum, value) => sum + value, 0)
  // Goods without a price share by quantity.
  const weights = total > 0 ? values : lines.map(({ quantity }) => quantity)
  const shares = splitByLargestRemainder(toBase(extraMinor, rateMicros), weights)
  return splitByLargestRemainder(toBase(total, rateMicros), weights).map((value, at) => value + (shares[at] ?? 0))
}
