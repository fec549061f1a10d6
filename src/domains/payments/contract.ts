/** Payment methods and the view of a payment. Operations on a payment belong to the domain that asked for it. */

import * as z from 'zod'
import { moneyView, pageInput, read, totalView } from '#platform/shared/contract.ts'
import { TEST_CARDS } from './test-cards.ts'

export type { TestCard } from './test-cards.ts'

export const PAYMENT_METHODS = ['delivery', 'transfer', 'card'] as const
export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'cancelled'] as const
/** Refusal reasons that a payer can act on. */
export const PAYMENT_FAILURES = ['declined', 'insufficientFunds', 'expiredCard', 'notConfirmed', 'processingError'] as const

export const paymentMethod = z.enum(PAYMENT_METHODS)

export const testCard = z.enum(TEST_CARDS.map(({ name }) => name))

export const paymentView = z.object({
  id: z.string(),
  method: paymentMethod,
  status: z.enum(PAYMENT_STATUSES),
  failure: z.enum(PAYMENT_FAILURES).nullable(),
  /** The requested amount. */
  amount: moneyView,
  /** The amount still due; zero once the payment is paid, failed or cancelled. */
  due: moneyView,
  /** Refunds, including pending ones. */
  refunded: moneyView,
  paidAt: z.iso.datetime().nullable(),
})

/** `inquiry`: a question of the bank that moves no money. */
export const DISPUTE_STATUSES = ['inquiry', 'open', 'won', 'lost'] as const

const disputeView = z.object({
  id: z.string(),
  /** The order that was paid. */
  orderId: z.string(),
  amount: moneyView,
  status: z.enum(DISPUTE_STATUSES),
  reason: z.string(),
  /** Until when the bank takes evidence. */
  dueBy: z.iso.datetime().nullable(),
  openedAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  /** Where evidence is given; null where no bank takes any, as of a demo's test cards. */
  url: z.url().nullable(),
})

export const payments = {
  admin: {
    disputes: {
      /** Payments that their payer disputes at the bank, latest first. */
      list: read('admin', '/admin/payments/disputes')
        .input(z.object({ ...pageInput, status: z.array(z.enum(DISPUTE_STATUSES)).min(1).max(DISPUTE_STATUSES.length).optional() }))
        .output(z.object({ items: z.array(disputeView), nextCursor: z.string().nullable(), total: totalView })),
    },
  },
  /** Payment methods of this installation. */
  methods: read('anyone', '/payments/methods').output(
    z.object({
      methods: z.array(paymentMethod).min(1),
      /** Whether cards are test cards of a demo; otherwise the payer is redirected to the provider's page. */
      testCards: z.boolean(),
      /** Account details for bank transfers, as configured; null when transfers are not offered. */
      transferTo: z.string().nullable(),
    }),
  ),
}

export type DisputeStatus = (typeof DISPUTE_STATUSES)[number]
export type DisputeView = z.infer<typeof disputeView>
export type PaymentMethod = z.infer<typeof paymentMethod>
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number]
export type PaymentView = z.infer<typeof paymentView>
