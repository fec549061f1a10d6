import { defineFact } from '#platform/shared/fact.ts'

type Payout = { payoutId: string; workspaceId: string; currency: string; amountMinor: number }
const payout = (fact: Payout) => fact.payoutId

/** A vendor asked for money; it is locked. */
export const payoutRequested = defineFact<Payout>()('finance.payoutRequested', payout)

/** The money left, under the operator's reference. */
export const payoutProcessed = defineFact<Payout & { reference: string }>()('finance.payoutProcessed', payout)

/** It could not be paid: the vendor has it back. */
export const payoutFailed = defineFact<Payout & { reason: string }>()('finance.payoutFailed', payout)
