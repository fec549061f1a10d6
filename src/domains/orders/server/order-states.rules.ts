/** Product.md, rule 11: the states of a part and of a return, and where each may go. Two tables, proven by their tests. */
import type { OrderGroup, OrderStanding, OrderStatus, ReturnStatus } from '../contract.ts'

export const FIRST_STATUS: OrderStatus = 'Pending'

export const ORDER_TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  Pending: ['Processing', 'Cancelled'],
  Processing: ['Shipped', 'Cancelled'],
  // What was lost on the way is paid back and never arrives.
  Shipped: ['Delivered', 'Refunded'],
  Delivered: ['Returned', 'Refunded'],
  Returned: ['Refunded'],
  Cancelled: [],
  Refunded: [],
}

export const RETURN_TRANSITIONS: Readonly<Record<ReturnStatus, readonly ReturnStatus[]>> = {
  Requested: ['Accepted', 'Refused', 'Withdrawn'],
  Accepted: ['Received', 'Withdrawn'],
  Received: ['Refunded'],
  Refused: ['Disputed'],
  // The vendor may still take it back; else the operator decides.
  Disputed: ['Accepted', 'Refunded', 'Dismissed', 'Withdrawn'],
  Dismissed: [],
  Withdrawn: [],
  Refunded: [],
}

export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_TRANSITIONS[from].includes(to)
}

/** The shortest way through the table, without `from`; null when there is none. A part that is shipped from Pending was processed on the way. */
export function wayTo(from: OrderStatus, to: OrderStatus): OrderStatus[] | null {
  const ways: OrderStatus[][] = [[]]
  for (const way of ways) {
    const here = way.at(-1) ?? from
    if (here === to) return way
    for (const next of ORDER_TRANSITIONS[here]) if (!way.includes(next)) ways.push([...way, next])
  }
  return null
}

/** Units of one part: `live` were not cancelled, the others are counted among them; `refunded` left, were paid back and stay away. */
export type Units = { live: number; shipped: number; delivered: number; returned: number; refunded: number }

/** What has become of a part by its units. Units that are still to be shipped leave it where it is, but no longer waiting once some were. */
export function statusBy(now: OrderStatus, { live, shipped, delivered, returned, refunded }: Units): OrderStatus {
  if (live === 0) return 'Cancelled'
  if (shipped < live) return shipped > 0 ? 'Processing' : now
  if (returned === live) return now === 'Refunded' ? 'Refunded' : 'Returned'
  if (returned + refunded === live) return 'Refunded'
  return delivered === live ? 'Delivered' : 'Shipped'
}

/** Only what has not been shipped can be cancelled. */
export function mayCancel(status: OrderStatus): boolean {
  return canBecome(status, 'Cancelled')
}

/** Whether nothing of a part is still to come. */
export function hasArrived(status: OrderStatus): boolean {
  return ['Delivered', 'Cancelled', 'Returned', 'Refunded'].includes(status)
}

export type PartState = { status: OrderStatus; units: Units }

/** How one part is shown: as its status, unless some of its units are further than the others. */
export function partStanding({ status, units: { live, shipped, delivered, returned } }: PartState): OrderStanding {
  if (status === 'Processing' && shipped > 0 && shipped < live) return 'PartiallyShipped'
  if (status === 'Shipped' && delivered > 0) return 'PartiallyDelivered'
  if (status === 'Delivered' && returned > 0) return 'PartiallyReturned'
  return status
}

const WAITING: readonly OrderStanding[] = ['Pending', 'Processing']
const ARRIVED: readonly OrderStanding[] = ['Delivered', 'PartiallyReturned', 'Returned', 'Refunded']

/**
 * How the order is shown, from its parts. A cancelled part is told of while nothing of the others is on its way; after that the
 * others' progress is what the shopper wants to know.
 */
export function orderStanding(parts: readonly PartState[]): OrderStanding {
  const live = parts.filter(({ status }) => status !== 'Cancelled').map(partStanding)
  const [first] = live
  if (first === undefined) return 'Cancelled'
  if (live.every((standing) => WAITING.includes(standing))) {
    if (live.length < parts.length) return 'PartiallyCancelled'
    return live.includes('Processing') ? 'Processing' : 'Pending'
  }
  if (live.every((standing) => standing === first)) return first
  if (live.every((standing) => ARRIVED.includes(standing))) {
    const back = live.every((standing) => standing === 'Returned' || standing === 'Refunded')
    return back ? 'Returned' : 'PartiallyReturned'
  }
  const sent = live.every((standing) => !WAITING.includes(standing) && standing !== 'PartiallyShipped')
  return sent ? 'PartiallyDelivered' : 'PartiallyShipped'
}

/** What lists are narrowed to: each standing is in one group. */
export const STANDINGS_OF: Readonly<Record<OrderGroup, readonly OrderStanding[]>> = {
  open: ['Pending', 'Processing', 'Shipped', 'PartiallyShipped', 'PartiallyDelivered', 'PartiallyCancelled'],
  delivered: ['Delivered'],
  cancelled: ['Cancelled'],
  back: ['Returned', 'Refunded', 'PartiallyReturned'],
}
