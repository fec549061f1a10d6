/** What the operator decides about all orders. */
import * as z from 'zod'
import { read, write } from '#platform/shared/contract.ts'
import { orderId } from './views.ts'

const settingsView = z.object({
  returnWindowDays: z.int().min(0).max(365),
  /** Hours after the order was placed in which a shopper cancels; null: until it is sent. */
  cancelWindowHours: z.int().min(0).max(8760).nullable(),
  /** Days after delivery; null invites nobody. */
  reviewInvitationDays: z.int().min(0).max(90).nullable(),
  version: z.int(),
})

export const settings = {
  settings: {
    get: read('admin', '/admin/orders/settings').output(settingsView),
    /** For orders placed from now on: each keeps the windows it was placed with. */
    update: write('admin', 'PUT', '/admin/orders/settings', { proof: 'fresh' })
      .input(settingsView)
      .output(settingsView)
      .errors({ STALE: { status: 409, data: z.object({ current: settingsView }) } }),
  },
  /** A transfer was found on the account. NOT_FOUND where no money by hand is waited for. */
  markPaid: write('admin', 'POST', '/admin/orders/{orderId}/payment').input(z.object({ orderId })).output(z.object({})),
}

export type OrderSettings = z.infer<typeof settingsView>
