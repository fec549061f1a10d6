/** What open pages hear of a vendor's money. */
import { ledgerChanged, payoutCancelled, payoutFailed, payoutProcessed, payoutRequested, payoutReversed } from '#events/finance.ts'
import { type SignalRule, signalsFor } from '#platform/server/realtime/signals.ts'
import type { EventDefinition } from '#platform/shared/domain-event.ts'

export const signals: readonly SignalRule[] = [
  signalsFor(ledgerChanged, ({ aggregate }) => [
    { to: { workspace: aggregate, permission: 'finance' }, topic: 'finance.balance', ids: [aggregate] },
    { to: 'admins', topic: 'finance.balance', ids: [aggregate] },
  ]),
  payout(payoutRequested),
  payout(payoutProcessed),
  payout(payoutFailed),
  payout(payoutCancelled),
  payout(payoutReversed),
]

function payout<T extends string, P extends { payoutId: string; workspaceId: string }>(event: EventDefinition<T, P>): SignalRule {
  return signalsFor(event, ({ payload: { payoutId, workspaceId } }) => [
    { to: { workspace: workspaceId, permission: 'finance' }, topic: 'finance.payout', ids: [payoutId] },
    { to: 'admins', topic: 'finance.payout', ids: [payoutId] },
  ])
}
