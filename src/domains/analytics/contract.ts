/** Numbers of what happened. First of all: how a vendor's shop is doing. */
import * as z from 'zod'
import { moneyView, read } from '#platform/shared/contract.ts'

/** Days that a vendor looks at, today the last of them. */
export const SPANS = [1, 7, 30] as const

const count = z.int().min(0)

const sums = z.object({
  /** Totals of the parts placed then (goods, delivery, tax), less what was given back of them up to now. */
  sales: moneyView,
  /** Parts placed then and not cancelled as a whole. */
  orders: count,
  /** Sales for each order, rounded half up; null without orders. */
  averageOrder: moneyView.nullable(),
  /** Visitors of products, each once a product and day; and products that were put into a cart, and that were ordered. */
  views: count,
  cartAdditions: count,
  /** Orders for each view; null without views. */
  conversion: z.number().min(0).nullable(),
})

const product = z.object({
  productId: z.string(),
  name: z.string(),
  views: count,
  cartAdditions: count,
  orders: count,
  /** Units sold, without those that were cancelled or came back. */
  units: count,
  /** What shoppers paid: goods, delivery and tax. */
  revenue: moneyView,
  refunds: moneyView,
  /** Handed on, of what was not given back. */
  tax: moneyView,
  /** What shoppers paid for the delivery of units that left: taken as what it cost. */
  shipping: moneyView,
  /** What the ledger keeps for the operator. */
  commission: moneyView,
  /** Of the units sold, by what a unit cost at the sale; null where a cost is missing. */
  cost: moneyView.nullable(),
  /** What was not said at the sale is taken as it is now. */
  costIsOfToday: z.boolean(),
  /** Revenue less all of these; a missing cost counts as nothing. */
  profit: moneyView,
})

const overview = z.object({
  /** Days of UTC, the first and the last in it. */
  period: z.object({ first: z.iso.date(), last: z.iso.date() }),
  now: sums,
  /** As many days before. */
  before: sums,
  /** Sales of each day, a week at least, and of the same day of the span before; the last day is today. */
  days: z.array(z.object({ day: z.iso.date(), sales: z.int(), previous: z.int() })),
  currency: z.string().length(3),
  /** The best sellers first, then those that were only looked at. */
  products: z.array(product),
})

export const analytics = {
  vendor: {
    overview: read('vendor:orders', '/vendor/overview')
      .input(z.object({ days: z.int().refine((days) => SPANS.some((span) => span === days), 'one of the spans') }))
      .output(overview),
  },
}

export type VendorOverview = z.infer<typeof overview>
export type VendorSums = z.infer<typeof sums>
export type ProductNumbers = z.infer<typeof product>
