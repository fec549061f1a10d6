import { defineFact } from '#platform/shared/fact.ts'

/** `number` is that of the part within its order, from 1. */
type Part = { orderId: string; number: number; workspaceId: string }
const order = (fact: Part) => fact.orderId

type Status = 'Pending' | 'Processing' | 'Shipped' | 'Delivered' | 'Cancelled' | 'Returned' | 'Refunded'

/** A part went from one status to the next. `returnableUntil` comes with `Delivered`: the moment after which nothing of it is taken back. */
export const statusChanged = defineFact<Part & { from: Status; to: Status; returnableUntil?: string }>()('orders.statusChanged', order)

/** A parcel of a part left, or arrived. */
export const parcelSent = defineFact<Part & { parcelId: string }>()('orders.parcelSent', order)
export const parcelDelivered = defineFact<Part & { parcelId: string }>()('orders.parcelDelivered', order)

/** Units of a part were cancelled, came back, or were paid back as they are, and this is what they had cost, in all and by line. Minor units of `currency`. */
export const givenBack = defineFact<
  Part & {
    refundId: string
    cause: 'cancelled' | 'returned' | 'refunded'
    currency: string
    goodsMinor: number
    shippingMinor: number
    taxMinor: number
    amountMinor: number
    /** `subsidyMinor`: what the platform had paid of them in the shopper's stead. */
    lines: { position: number; amountMinor: number; subsidyMinor?: number }[]
  }
>()('orders.givenBack', order)

/** A return was asked for, answered, disputed, decided, withdrawn or settled. */
export const returnChanged = defineFact<
  Part & {
    returnId: string
    status: 'Requested' | 'Accepted' | 'Refused' | 'Disputed' | 'Dismissed' | 'Withdrawn' | 'Received' | 'Refunded'
  }
>()('orders.returnChanged', order)

/** The vendor said something about a dispute, or the platform decided it. */
export const disputeMoved = defineFact<Part & { returnId: string; step: 'asked' | 'answered' | 'decided' }>()('orders.disputeMoved', order)

/** Goods are back with the vendor. */
export const returned = defineFact<
  Part & { returnId: string; restocked: boolean; lines: { productId: string; variantId: string; quantity: number }[] }
>()('orders.returned', order)
