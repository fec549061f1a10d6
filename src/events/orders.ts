import { defineEvent } from '#platform/shared/domain-event.ts'

/** `number` is the number of the vendor's part within its order, from 1. `userId`: the shopper, null for a guest. */
type VendorOrderPayload = { orderId: string; number: number; workspaceId: string; userId: string | null }
const orderAggregate = (event: { orderId: string }) => event.orderId

type VendorOrderStatus = 'Pending' | 'Processing' | 'Shipped' | 'Delivered' | 'Cancelled' | 'Returned' | 'Refunded'

/** A part changed its status. `returnableUntil` comes with `Delivered`: the end of the return window. */
export const statusChanged = defineEvent<
  VendorOrderPayload & { from: VendorOrderStatus; to: VendorOrderStatus; returnableUntil?: string }
>()('orders.statusChanged', orderAggregate)

/** A parcel of a part was sent, or delivered. */
export const parcelSent = defineEvent<VendorOrderPayload & { parcelId: string }>()('orders.parcelSent', orderAggregate)
export const parcelDelivered = defineEvent<VendorOrderPayload & { parcelId: string }>()('orders.parcelDelivered', orderAggregate)

/** Units of a part were canceled, returned, or refunded without a return. Amounts are their original price in minor units of `currency`. */
export const saleReversed = defineEvent<
  VendorOrderPayload & {
    refundId: string
    cause: 'cancelled' | 'returned' | 'refunded'
    currency: string
    goodsMinor: number
    shippingMinor: number
    taxMinor: number
    amountMinor: number
    /** `subsidyMinor`: the share that the platform had paid for the shopper. `source`: what had led to the purchase. */
    lines: { position: number; quantity: number; amountMinor: number; subsidyMinor?: number; source?: { type: string; id: string } }[]
  }
>()('orders.saleReversed', orderAggregate)

/** A return was requested, answered, disputed, decided, withdrawn or settled. */
export const returnChanged = defineEvent<
  VendorOrderPayload & {
    returnId: string
    status: 'Requested' | 'Accepted' | 'Refused' | 'Disputed' | 'Dismissed' | 'Withdrawn' | 'Received' | 'Refunded'
  }
>()('orders.returnChanged', orderAggregate)

/**
 * A proposal was made (`Open`), answered, disputed, decided or ended. `proposer` made it, `side` changed it: the same for one that was
 * withdrawn.
 */
export const proposalChanged = defineEvent<
  VendorOrderPayload & {
    proposalId: string
    kind: 'refund' | 'replacement' | 'return'
    proposer: 'shopper' | 'vendor'
    side: 'shopper' | 'vendor' | 'platform' | 'system'
    status: 'Open' | 'Accepted' | 'Declined' | 'Withdrawn' | 'Expired' | 'Disputed' | 'Refunded' | 'Dismissed'
  }
>()('orders.proposalChanged', orderAggregate)

/** The vendor sent the units of an agreed replacement. */
export const replacementSent = defineEvent<VendorOrderPayload & { proposalId: string }>()('orders.replacementSent', orderAggregate)

/** A dispute was opened about a return or a proposal, the vendor replied to it, or the platform decided it. */
export const disputeUpdated = defineEvent<
  VendorOrderPayload & { returnId?: string; proposalId?: string; step: 'asked' | 'answered' | 'decided' }
>()('orders.disputeUpdated', orderAggregate)

/** The vendor received items of a return, which can arrive in several receipts. */
export const returned = defineEvent<
  VendorOrderPayload & { returnId: string; lines: { productId: string; variantId: string; quantity: number; restocked: boolean }[] }
>()('orders.returned', orderAggregate)

/** A payment of an order arrived, failed or was sent back. `workspaceIds` are its vendors. */
export const paymentChanged = defineEvent<{ orderId: string; userId: string | null; workspaceIds: readonly string[] }>()(
  'orders.paymentChanged',
  orderAggregate,
)

/** The address of an order that waited for it was confirmed. */
export const orderConfirmed = defineEvent<{ orderId: string }>()('orders.orderConfirmed', ({ orderId }) => orderId)

/** Somebody with an order's private link asked for a mail that proves its address. */
export const orderConfirmationRequested = defineEvent<{ orderId: string }>()('orders.orderConfirmationRequested', ({ orderId }) => orderId)
