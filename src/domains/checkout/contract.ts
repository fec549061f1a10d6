/** From a cart to an order: contact, address, and the total the shopper saw. */

import * as z from 'zod'
import { moneyView, write } from '#platform/shared/contract.ts'
import { totalsView } from '../cart/contract.ts'
import { variantId, vendorView } from '../catalog/contract.ts'
import { address } from '../orders/contract.ts'
import { paymentMethod } from '../payments/contract.ts'

export const checkout = {
  placeOrder: write('anyone', 'POST', '/checkout/orders')
    .input(
      z.object({
        email: z.email().max(254),
        shippingAddress: address,
        note: z.string().trim().max(1000).optional(),
        /** The total on the shopper's screen, in minor units. When it is no longer true nothing is placed. */
        expectedTotalMinor: z.int().min(0).optional(),
        /** How it is paid; nothing is charged before it is placed. */
        payment: paymentMethod.extract(['delivery', 'transfer']).optional(),
      }),
    )
    .output(
      z.object({
        orderId: z.string(),
        total: moneyView,
        /** The order's private link token: whoever holds it may see the order. */
        link: z.string(),
      }),
    )
    .errors({
      CART_EMPTY: { status: 409 },
      /** `left` is what can still be had of each line that asks for more; 0 also for what is no longer sold. */
      SOLD_OUT: {
        status: 409,
        data: z.object({ lines: z.array(z.object({ variantId, name: z.string(), wanted: z.int(), left: z.int().min(0) })).min(1) }),
      },
      /** Nobody buys from a workspace they are in. */
      OWN_PRODUCT: { status: 403, data: z.object({ names: z.array(z.string()).min(1) }) },
      /** The methods chosen of these vendors do not lead to the country of the address. */
      NOT_DELIVERED: { status: 409, data: z.object({ vendors: z.array(vendorView).min(1) }) },
      TOTAL_CHANGED: { status: 409, data: z.object({ totals: totalsView }) },
    }),
}
