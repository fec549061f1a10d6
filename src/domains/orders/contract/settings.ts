/** What the operator decides about all orders. */
import * as z from 'zod'
import { read, write } from '#platform/shared/contract.ts'

const settingsView = z.object({
  returnWindowDays: z.int().min(0).max(365),
  /** Days after delivery; null invites nobody. */
  reviewInvitationDays: z.int().min(0).max(90).nullable(),
  version: z.int(),
})

export const settings = {
  settings: {
    get: read('admin', '/admin/orders/settings').output(settingsView),
    update: write('admin', 'PUT', '/admin/orders/settings')
      .input(settingsView)
      .output(settingsView)
      .errors({ STALE: { status: 409, data: z.object({ current: settingsView }) } }),
  },
}

export type OrderSettings = z.infer<typeof settingsView>
