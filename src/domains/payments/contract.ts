/** How something is paid. What is done about a payment is offered by who knows what it is for. */

import * as z from 'zod'
import { moneyView, read } from '#platform/shared/contract.ts'
import { TEST_CARDS } from './test-cards.ts'

export type { TestCard } from './test-cards.ts'

export const PAYMENT_METHODS = ['delivery', 'transfer', 'card'] as const
export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'cancelled'] as const
/** Why a provider refused, as far as a payer can do something about it. */
export const PAYMENT_FAILURES = ['declined', 'insufficientFunds', 'expiredCard', 'notConfirmed', 'processingError'] as const

export const paymentMethod = z.enum(PAYMENT_METHODS)

export const testCard = z.enum(TEST_CARDS.map(({ name }) => name))

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

export const payments = {
  /** How this Plaza can be paid. */
  methods: read('anyone', '/payments/methods').output(
    z.object({
      methods: z.array(paymentMethod).min(1),
      /** Its cards are the made-up ones of a demo; otherwise a payer goes to the page of whoever takes cards. */
      testCards: z.boolean(),
      /** Where a transfer goes, in the operator's words; null where none is taken. */
      transferTo: z.string().nullable(),
    }),
  ),
}

export type PaymentMethod = z.infer<typeof paymentMethod>
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number]
export type PaymentView = z.infer<typeof paymentView>
