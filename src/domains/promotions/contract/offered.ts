/** What everybody is told of promotions before anything is in a cart. */
import * as z from 'zod'
import { read } from '#platform/shared/contract.ts'

const MAX_VENDORS = 200

const slugs = z.array(z.string().max(100)).max(MAX_VENDORS)

/**
 * Shares that are taken off goods of these vendors (by slug) without a code, in the order in which a cart takes them. Only what one piece
 * alone has: not from a sum on, not so often per customer.
 */
export const reductions = read('anyone', '/promotions/reductions')
  .input(z.object({ vendors: z.union([z.string().max(100), slugs]).transform((value) => (typeof value === 'string' ? [value] : value)) }))
  .output(
    z.object({
      items: z.array(
        z.object({
          vendor: z.string(),
          reductions: z.array(
            z.object({ name: z.string(), percent: z.int(), products: z.array(z.string()), categories: z.array(z.string()) }),
          ),
        }),
      ),
    }),
  )
