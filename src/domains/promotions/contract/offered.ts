/** Public information about promotions, for prices outside the cart. */
import * as z from 'zod'
import { read } from '#platform/shared/contract.ts'
import { idText } from '#platform/shared/plain-text.ts'

const MAX_VENDORS = 200

const slugs = z.array(idText(100)).max(MAX_VENDORS)

/**
 * Automatic percentage discounts of these vendors (by slug), in the order a cart applies them. Only those that reduce a single unit:
 * without minimum order and without limit per customer.
 */
export const reductions = read('anyone', '/promotions/reductions')
  .input(z.object({ vendors: z.union([idText(100), slugs]).transform((value) => (typeof value === 'string' ? [value] : value)) }))
  .output(
    z.object({
      items: z.array(
        z.object({
          vendor: z.string(),
          reductions: z.array(
            z.object({
              name: z.string(),
              percent: z.int(),
              products: z.array(z.string()),
              categories: z.array(z.string()),
              tags: z.array(z.string()),
              collections: z.array(z.string()),
            }),
          ),
        }),
      ),
    }),
  )
