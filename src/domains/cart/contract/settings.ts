/** Platform settings of carts (defaults in spec §9). */
import * as z from 'zod'
import { read, recordVersion, write } from '#platform/shared/contract.ts'

const settingsView = z.object({
  /** Platform shipping is free strictly above this amount. */
  freeShippingOverMinor: z.int().min(0).max(1_000_000_00),
  shippingMinor: z.int().min(0).max(10_000_00),
  taxPercent: z.number().min(0).max(100).multipleOf(0.01),
  version: recordVersion,
})

export const settings = {
  settings: {
    get: read('admin', '/admin/cart/settings').output(settingsView),
    /** Applies to carts immediately; placed orders keep their terms. */
    update: write('admin', 'PUT', '/admin/cart/settings', { reauth: true })
      .input(settingsView)
      .output(settingsView)
      .errors({ STALE: { status: 409, data: z.object({ current: settingsView }) } }),
  },
}

export type CartSettings = z.infer<typeof settingsView>
