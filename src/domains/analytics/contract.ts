/** Analytics, currently the vendor's dashboard. */
import * as z from 'zod'
import { moneyView, read } from '#platform/shared/contract.ts'

/** Lengths in days of the periods a vendor can choose; each ends today. */
export const SPANS = [1, 7, 30] as const

const count = z.int().min(0)

const sums = z.object({
  /** Totals of vendor orders placed in the period (items, delivery, tax), net of refunds so far. */
  sales: moneyView,
  /** Vendor orders placed in the period and not canceled completely. */
  orders: count,
  /** Sales per order, rounded half up; null without orders. */
  averageOrder: moneyView.nullable(),
  /** Unique visitors per product and day; and products added to a cart, and ordered. */
  views: count,
  cartAdditions: count,
  /** Orders per view; null without views. */
  conversion: z.number().min(0).nullable(),
})

const product = z.object({
  productId: z.string(),
  name: z.string(),
  views: count,
  cartAdditions: count,
  orders: count,
  /** Units sold, without canceled and returned ones. */
  units: count,
  /** Payments for items, delivery and tax. */
  revenue: moneyView,
  refunds: moneyView,
  /** Tax on what was not refunded. */
  tax: moneyView,
  /** Delivery fees of shipped units, taken as the delivery cost. */
  shipping: moneyView,
  /** The platform's commission by the ledger. */
  commission: moneyView,
  /** Cost of units sold, by the unit cost at the sale; null where a cost is missing. */
  cost: moneyView.nullable(),
  /** Today's unit cost was used where none was stored at the sale. */
  costIsOfToday: z.boolean(),
  /** Revenue minus all of these; a missing cost counts as zero. */
  profit: moneyView,
})

const viewed = z.object({
  productId: z.string(),
  name: z.string(),
  views: count,
  cartAdditions: count,
  /** Orders with the product, canceled ones as well. */
  orders: count,
})

const overview = z.object({
  /** UTC days, inclusive. */
  period: z.object({ first: z.iso.date(), last: z.iso.date() }),
  now: sums,
  /** The previous period of the same length. */
  before: sums,
  /** Sales by day, at least a week, with the same day of the previous period; the last day is today. */
  days: z.array(z.object({ day: z.iso.date(), sales: z.int(), previous: z.int() })),
  currency: z.string().length(3),
  /** Best sellers first, then products with views only. */
  products: z.array(product),
  /** Most viewed first, and the sums of those that are not listed: together the views and cart additions of the period. */
  viewed: z.object({
    products: z.array(viewed),
    others: z.object({ products: count, views: count, cartAdditions: count }),
  }),
})

export const analytics = {
  vendor: {
    overview: read('vendor:orders', '/vendor/overview')
      .input(
        z.object({
          days: z
            .int()
            .min(Math.min(...SPANS))
            .max(Math.max(...SPANS))
            .refine((days) => SPANS.some((span) => span === days), 'one of the spans'),
        }),
      )
      .output(overview),
  },
}

export type VendorOverview = z.infer<typeof overview>
export type VendorSums = z.infer<typeof sums>
export type ViewedProducts = VendorOverview['viewed']
export type ProductNumbers = z.infer<typeof product>
