/** Delivery methods of vendors, as shoppers see them. */
import * as z from 'zod'
import { moneyView, read } from '#platform/shared/contract.ts'
import { idText } from '#platform/shared/plain-text.ts'
import { zone } from './zones.ts'

export const methodId = z.string().regex(/^dlv_[0-9a-z]{26}$/)

export const deliveryMethodView = z.object({
  id: methodId,
  /** `pickup`: the shopper collects the order. */
  kind: z.enum(['delivery', 'pickup']),
  name: z.string(),
  /** With zones, the lowest price of all tiers. */
  price: moneyView,
  /** Free if the subtotal of the vendor's products exceeds this amount; null: never free. */
  freeOver: moneyView.nullable(),
  minDays: z.int().min(0),
  maxDays: z.int().min(0),
  /** Destination countries as ISO 3166-1 alpha-2; null: all countries. */
  countries: z.array(z.string().length(2)).nullable(),
  /** Prices by destination, weight or amount; the most specific zone of an address decides. Empty: `price` everywhere in `countries`. */
  zones: z.array(zone),
  /** The weight of a piece whose variant has none. */
  defaultWeightGrams: z.int().min(0),
})

export const delivery = {
  deliveryMethods: {
    /** An empty list means that the platform's shipping rule applies. */
    list: read('anyone', '/vendors/{vendor}/delivery-methods')
      .input(z.object({ vendor: idText(120) }))
      .output(z.object({ items: z.array(deliveryMethodView) })),
  },
}

export type DeliveryMethodView = z.infer<typeof deliveryMethodView>
