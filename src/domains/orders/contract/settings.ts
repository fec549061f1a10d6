/** Order settings of the platform, and manual confirmation of bank transfers. */
import * as z from 'zod'
import { MAX_AMOUNT_MINOR, read, recordVersion, write } from '#platform/shared/contract.ts'
import { orderId } from './views.ts'

const settingsView = z.object({
  returnWindowDays: z.int().min(0).max(365),
  /** Hours after placement in which a shopper can cancel; null: until the item is shipped. */
  cancelWindowHours: z.int().min(0).max(8760).nullable(),
  /** Days after delivery; null sends no invitations. */
  reviewInvitationDays: z.int().min(0).max(90).nullable(),
  /**
   * Orders paid later whose email address nobody proved are confirmed by a mailed link: above this total in minor units of the base currency,
   * and when the buyer has this many pending orders. Null: never.
   */
  confirmAboveMinor: z.int().min(0).max(MAX_AMOUNT_MINOR).nullable(),
  confirmPendingOrders: z.int().min(1).max(100),
  /** After that an order that nobody confirmed is cancelled. */
  confirmHours: z.int().min(1).max(168),
  /** Days in which a proposal is answered; then the shopper's goes to the disputes, and the vendor's expires. */
  proposalAnswerDays: z.int().min(1).max(30),
  version: recordVersion,
})

export const settings = {
  settings: {
    get: read('admin', '/admin/orders/settings').output(settingsView),
    /** Applies to new orders; every order keeps the windows it was placed with. */
    update: write('admin', 'PUT', '/admin/orders/settings', { reauth: true })
      .input(settingsView)
      .output(settingsView)
      .errors({ STALE: { status: 409, data: z.object({ current: settingsView }) } }),
  },
  /** Confirms that a bank transfer arrived. NOT_FOUND when the order has no pending manual payment. */
  markPaid: write('admin', 'POST', '/admin/orders/{orderId}/payment', { reauth: true }).input(z.object({ orderId })).output(z.object({})),
}

export type OrderSettings = z.infer<typeof settingsView>
