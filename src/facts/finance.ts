import { defineFact } from '#platform/shared/fact.ts'

/** Prices are shown in other currencies by another rate. */
export const ratesChanged = defineFact<{ version: number }>()('finance.ratesChanged', () => 'settings')

type Payout = { payoutId: string; workspaceId: string; currency: string; amountMinor: number }
const payout = (fact: Payout) => fact.payoutId

/** A vendor asked for money; it is locked. */
export const payoutRequested = defineFact<Payout>()('finance.payoutRequested', payout)

/** The money left, under the operator's reference. */
export const payoutProcessed = defineFact<Payout & { reference: string }>()('finance.payoutProcessed', payout)

/** It could not be paid: the vendor has it back. */
export const payoutFailed = defineFact<Payout & { reason: string }>()('finance.payoutFailed', payout)
