/** How a vendor's goods come to the shopper. */
import * as z from 'zod'
import { moneyView, read } from '#platform/shared/contract.ts'

export const methodId = z.string().regex(/^dlv_[0-9a-z]{26}$/)

export const deliveryMethodView = z.object({
  id: methodId,
  /** `pickup`: the shopper fetches the goods. */
  kind: z.enum(['delivery', 'pickup']),
  name: z.string(),
  price: moneyView,
  /** Free strictly over this subtotal of the vendor's goods; null: never. */
  freeOver: moneyView.nullable(),
  minDays: z.int().min(0),
  maxDays: z.int().min(0),
  /** Where it leads, as ISO 3166-1 alpha-2; null: everywhere. */
  countries: z.array(z.string().length(2)).nullable(),
})

export const delivery = {
  deliveryMethods: {
    /** None: the vendor shares the one shipping rule of the platform. */
    list: read('anyone', '/vendors/{vendor}/delivery-methods')
      .input(z.object({ vendor: z.string().max(120) }))
      .output(z.object({ items: z.array(deliveryMethodView) })),
  },
}

export type DeliveryMethodView = z.infer<typeof deliveryMethodView>
