/** What the operator decides about all carts (spec §9 has the defaults). */
import * as z from 'zod'
import { read, write } from '#platform/shared/contract.ts'

const settingsView = z.object({
  /** Strictly over it the one rule ships for nothing. */
  freeShippingOverMinor: z.int().min(0).max(1_000_000_00),
  shippingMinor: z.int().min(0).max(10_000_00),
  taxPercent: z.number().min(0).max(100).multipleOf(0.01),
  version: z.int(),
})

export const settings = {
  settings: {
    get: read('admin', '/admin/cart/settings').output(settingsView),
    /** Carts have them at once; orders that were placed keep theirs. */
    update: write('admin', 'PUT', '/admin/cart/settings', { proof: 'fresh' })
      .input(settingsView)
      .output(settingsView)
      .errors({ STALE: { status: 409, data: z.object({ current: settingsView }) } }),
  },
}

export type CartSettings = z.infer<typeof settingsView>
