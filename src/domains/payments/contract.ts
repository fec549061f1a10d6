/** How something is paid. What is done about a payment is offered by who knows what it is for. */

import * as z from 'zod'
import { moneyView, read } from '#platform/shared/contract.ts'

export const PAYMENT_METHODS = ['delivery', 'transfer', 'card'] as const
export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'cancelled'] as const
/** Why a provider refused, as far as a payer can do something about it. */
export const PAYMENT_FAILURES = ['declined', 'insufficientFunds', 'expiredCard', 'notConfirmed', 'processingError'] as const

export const paymentMethod = z.enum(PAYMENT_METHODS)

/**
 * Cards of a demo with fixed outcomes. Their numbers begin with a digit that no issuer has, and are only known to the form that takes
 * them: what is sent and kept is the name. `delayed`, `duplicated` and `early` are accepted, and what the provider says comes late,
 * twice, or before its own answer.
 */
export const TEST_CARDS = [
  { name: 'accepted', number: '0000000000001000' },
  { name: 'challenge', number: '0000000000001001' },
  { name: 'declined', number: '0000000000001002' },
  { name: 'insufficientFunds', number: '0000000000001003' },
  { name: 'expiredCard', number: '0000000000001004' },
  { name: 'processingError', number: '0000000000001005' },
  { name: 'delayed', number: '0000000000001006' },
  { name: 'duplicated', number: '0000000000001007' },
  { name: 'early', number: '0000000000001008' },
] as const

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

export type TestCard = (typeof TEST_CARDS)[number]['name']
export type PaymentMethod = z.infer<typeof paymentMethod>
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number]
export type PaymentView = z.infer<typeof paymentView>
