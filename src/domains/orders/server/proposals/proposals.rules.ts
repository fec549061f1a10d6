/** States of proposals, and who may do what with one. */
import { isShipped } from '#domains/catalog/contract.ts'
import { defineStates } from '#platform/server/define-states.ts'
import type { ChosenUnits, ProposalKind, ProposalStatus, ProposalStep } from '../../contract.ts'
import { countUnclaimed } from '../order-view.ts'
import type { LineRow, PartRow } from '../orders.sql.ts'
import { returnableUntil } from '../returns.rules.ts'
import { refundableUnits, unsentUnits } from '../units.rules.ts'

export const PROPOSAL_STATES = defineStates<ProposalStatus>({
  of: 'a proposal',
  first: 'Open',
  transitions: {
    Open: { accept: 'Accepted', decline: 'Declined', withdraw: 'Withdrawn', expire: 'Expired', escalate: 'Disputed' },
    Declined: { dispute: 'Disputed' },
    // The vendor can still accept it; otherwise an administrator decides.
    Disputed: { accept: 'Accepted', refund: 'Refunded', dismiss: 'Dismissed', withdraw: 'Withdrawn' },
    // A replacement that the vendor cannot send after all.
    Accepted: { cancel: 'Withdrawn' },
    Withdrawn: {},
    Expired: {},
    Refunded: {},
    Dismissed: {},
  },
  final: ['Withdrawn', 'Expired', 'Refunded', 'Dismissed'],
})

export type Proposer = 'shopper' | 'vendor'

export type ProposalState = {
  kind: ProposalKind
  side: Proposer
  status: ProposalStatus
  history: readonly { status: ProposalStatus; happenedAt: Date }[]
  replacement: { shippedAt: Date | null } | null
}

/** Deadline for disputing a declined request of the shopper: one return window after the refusal. Null when it cannot be disputed. */
export function proposalDisputableUntil({ side, status, history }: ProposalState, windowDays: number): Date | null {
  const declined = history.findLast((entry) => entry.status === 'Declined')
  return side === 'shopper' && status === 'Declined' && declined ? returnableUntil(declined.happenedAt, windowDays) : null
}

/** What one side can do with a proposal now. Nobody answers their own. */
export function proposalSteps(
  state: ProposalState,
  viewer: Proposer,
  { now, windowDays }: { now: Date; windowDays: number },
): ProposalStep[] {
  const { side, status, kind, replacement } = state
  const own = side === viewer
  if (status === 'Open') return own ? ['withdraw'] : ['accept', 'decline']
  if (status === 'Disputed') return own ? ['withdraw'] : ['accept', 'answerDispute']
  if (status === 'Declined') {
    const until = proposalDisputableUntil(state, windowDays)
    return own && until !== null && now <= until ? ['dispute'] : []
  }
  const toShip = status === 'Accepted' && kind === 'replacement' && replacement !== null && replacement.shippedAt === null
  return toShip && viewer === 'vendor' ? ['shipReplacement', 'cancelReplacement'] : []
}

/** Units of a line for which this can be done now. Files and services can only be refunded. */
export function availableUnits(kind: ProposalKind, line: LineRow, part: PartRow): number {
  if (kind !== 'refund' && !isShipped(line.kind)) return 0
  if (kind === 'return') return countUnclaimed(line, part)
  const sent = refundableUnits(line, part)
  return kind === 'refund' ? sent + unsentUnits(part.status, line) : sent
}

/** Units to refund as sent ones, and those to cancel because they were not sent. Sent ones come first: they are what a shopper has. */
export function splitBySent(
  lines: readonly LineRow[],
  part: PartRow,
  units: readonly ChosenUnits[],
): { sent: ChosenUnits[]; unsent: ChosenUnits[] } {
  const split = units.map(({ position, quantity }) => {
    const line = lines.find((line) => line.position === position)
    const sent = Math.min(quantity, line ? refundableUnits(line, part) : 0)
    return { position, sent, unsent: quantity - sent }
  })
  const some = (which: 'sent' | 'unsent') =>
    split.flatMap((one) => (one[which] > 0 ? [{ position: one.position, quantity: one[which] }] : []))
  return { sent: some('sent'), unsent: some('unsent') }
}
