/** How something was paid, as others show it. Payments have no operations of their own: who knows what is paid for offers them. */

import * as z from 'zod'
import { moneyView } from '#platform/shared/contract.ts'

export const PAYMENT_METHODS = ['delivery', 'transfer', 'card'] as const
export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'cancelled'] as const
/** Why a provider refused, as far as a payer can do something about it. */
export const PAYMENT_FAILURES = ['declined', 'insufficientFunds', 'expiredCard', 'notConfirmed', 'processingError'] as const

export const paymentMethod = z.enum(PAYMENT_METHODS)

export const paymentView = z.object({
  id: z.string(),
  method: paymentMethod,
  status: z.enum(PAYMENT_STATUSES),
  failure: z.enum(PAYMENT_FAILURES).nullable(),
  /** What was asked for in the first place. */
  amount: moneyView,
  /** What has yet to come; zero once it is paid or nobody waits for it. */
  due: moneyView,
  /** What went back, or is on its way. */
  refunded: moneyView,
  paidAt: z.iso.datetime().nullable(),
})

export type PaymentMethod = z.infer<typeof paymentMethod>
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number]
export type PaymentView = z.infer<typeof paymentView>
