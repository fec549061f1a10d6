import { defineEvent } from '#platform/shared/domain-event.ts'

/** The exchange rates for displayed prices changed. */
export const ratesChanged = defineEvent<{ version: number }>()('finance.ratesChanged', () => 'settings')

/** Sales, refunds or returns were entered into the ledger of a vendor. */
export const ledgerChanged = defineEvent<{ workspaceId: string }>()('finance.ledgerChanged', ({ workspaceId }) => workspaceId)

/**
 * A payer disputes the card payment for a vendor order at their bank: `heldMinor` of the vendor's earnings is held until the bank decides,
 * and then not any more. Of a lost dispute, `refundedMinor` of the sale went back to the payer.
 */
export const saleDisputed = defineEvent<{
  disputeId: string
  workspaceId: string
  part: string
  currency: string
  status: 'open' | 'won' | 'lost'
  heldMinor: number
  refundedMinor: number
}>()('finance.saleDisputed', ({ part }) => part)

type PayoutPayload = { payoutId: string; workspaceId: string; currency: string; amountMinor: number }
const payoutAggregate = (event: PayoutPayload) => event.payoutId

/** A vendor requested a payout, which its own workspace approved where it had to; its amount is locked in the vendor's balance. */
export const payoutRequested = defineEvent<PayoutPayload>()('finance.payoutRequested', payoutAggregate)

/** The payout was transferred under the administrator's reference. */
export const payoutProcessed = defineEvent<PayoutPayload & { reference: string }>()('finance.payoutProcessed', payoutAggregate)

/** The bank sent the transfer of a completed payout back; its amount is available to the vendor again. */
export const payoutReversed = defineEvent<PayoutPayload & { reason: string }>()('finance.payoutReversed', payoutAggregate)

/** A colleague rejected the request, or its author withdrew it; its amount is available to the vendor again. */
export const payoutCancelled = defineEvent<PayoutPayload>()('finance.payoutCancelled', payoutAggregate)

/** The payout failed; its amount is available to the vendor again. */
export const payoutFailed = defineEvent<PayoutPayload & { reason: string }>()('finance.payoutFailed', payoutAggregate)
