/** State machines of parts and returns (product.md, rule 11). */
import { defineStates } from '#platform/server/define-states.ts'
import type { OrderDisplayStatus, OrderGroup, OrderStatus, ReturnStatus } from '../contract.ts'

export const ORDER_STATES = defineStates<OrderStatus>({
  of: 'an order',
  first: 'Pending',
  transitions: {
    Pending: { process: 'Processing', cancel: 'Cancelled' },
    Processing: { ship: 'Shipped', cancel: 'Cancelled' },
    // A parcel lost on the way is refunded without being delivered.
    Shipped: { deliver: 'Delivered', refund: 'Refunded' },
    Delivered: { return: 'Returned', refund: 'Refunded' },
    Returned: { refund: 'Refunded' },
    Cancelled: {},
    Refunded: {},
  },
  final: ['Cancelled', 'Refunded'],
})

export const RETURN_STATES = defineStates<ReturnStatus>({
  of: 'a return',
  first: 'Requested',
  transitions: {
    Requested: { accept: 'Accepted', refuse: 'Refused', withdraw: 'Withdrawn' },
    // The vendor can refuse what never arrives.
    Accepted: { receive: 'Received', refuse: 'Refused', withdraw: 'Withdrawn' },
    Received: { refund: 'Refunded' },
    Refused: { dispute: 'Disputed' },
    // The vendor can still accept the return; otherwise an administrator decides.
    Disputed: { accept: 'Accepted', refund: 'Refunded', dismiss: 'Dismissed', withdraw: 'Withdrawn' },
    Dismissed: {},
    Withdrawn: {},
    Refunded: {},
  },
  final: ['Dismissed', 'Withdrawn', 'Refunded'],
})

/** Unit counts of one part. `live`: not cancelled, includes all others; `refunded`: shipped and refunded without a return. */
export type Units = { live: number; shipped: number; delivered: number; returned: number; refunded: number }

/** The status of a part by its unit counts. While units are unshipped it stays as it is, or is Processing once some were shipped. */
export function computePartStatus(now: OrderStatus, { live, shipped, delivered, returned, refunded }: Units): OrderStatus {
  if (live === 0) return 'Cancelled'
  if (shipped < live) return shipped > 0 ? 'Processing' : now
  if (returned === live) return now === 'Refunded' ? 'Refunded' : 'Returned'
  if (returned + refunded === live) return 'Refunded'
  return delivered === live ? 'Delivered' : 'Shipped'
}

/** Whether unshipped units of a part with this status can be cancelled. */
export function isCancellable(status: OrderStatus): boolean {
  return ORDER_STATES.can(status, 'Cancelled')
}

/** Whether no delivery of the part is outstanding. */
export function hasArrived(status: OrderStatus): boolean {
  return ['Delivered', 'Cancelled', 'Returned', 'Refunded'].includes(status)
}

export type PartProgress = { status: OrderStatus; units: Units }

/** Display status of a part: its status, or a partial one when some units are further along than others. */
export function partDisplayStatus({ status, units: { live, shipped, delivered, returned } }: PartProgress): OrderDisplayStatus {
  if (status === 'Processing' && shipped > 0 && shipped < live) return 'PartiallyShipped'
  if (status === 'Shipped' && delivered > 0) return 'PartiallyDelivered'
  if (status === 'Delivered' && returned > 0) return 'PartiallyReturned'
  return status
}

const NOT_SHIPPED: readonly OrderDisplayStatus[] = ['Pending', 'Processing']
const ARRIVED: readonly OrderDisplayStatus[] = ['Delivered', 'PartiallyReturned', 'Returned', 'Refunded']

/**
 * Display status of an order, derived from its parts. A cancelled part shows as PartiallyCancelled until another part is shipped; then
 * the progress of the other parts matters more to the shopper.
 */
export function orderDisplayStatus(parts: readonly PartProgress[]): OrderDisplayStatus {
  const live = parts.filter(({ status }) => status !== 'Cancelled').map(partDisplayStatus)
  const [first] = live
  if (first === undefined) return 'Cancelled'
  if (live.every((standing) => NOT_SHIPPED.includes(standing))) {
    if (live.length < parts.length) return 'PartiallyCancelled'
    return live.includes('Processing') ? 'Processing' : 'Pending'
  }
  if (live.every((standing) => standing === first)) return first
  if (live.every((standing) => ARRIVED.includes(standing))) {
    const back = live.every((standing) => standing === 'Returned' || standing === 'Refunded')
    return back ? 'Returned' : 'PartiallyReturned'
  }
  const sent = live.every((standing) => !NOT_SHIPPED.includes(standing) && standing !== 'PartiallyShipped')
  return sent ? 'PartiallyDelivered' : 'PartiallyShipped'
}

/** Display statuses by list filter; each is in exactly one group. */
export const DISPLAY_STATUSES_BY_GROUP: Readonly<Record<OrderGroup, readonly OrderDisplayStatus[]>> = {
  open: ['Pending', 'Processing', 'Shipped', 'PartiallyShipped', 'PartiallyDelivered', 'PartiallyCancelled'],
  delivered: ['Delivered'],
  cancelled: ['Cancelled'],
  back: ['Returned', 'Refunded', 'PartiallyReturned'],
}
