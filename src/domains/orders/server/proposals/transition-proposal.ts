import { proposalChanged } from '#events/orders.ts'
import { Failure } from '#platform/server/failure.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ProposalStatus } from '../../contract.ts'
import type { ActedBy, FullPart } from '../lock-order.ts'
import { incrementPartVersion } from '../progress.sql.ts'
import { PROPOSAL_STATES } from './proposals.rules.ts'
import { insertProposalHistory, type NewProposal, updateProposal } from './proposals.sql.ts'

type Named = Pick<NewProposal, 'id' | 'kind' | 'side' | 'status'>

/** Changes the status of a proposal and records the actor. Fails with WRONG_STATUS when the transition is not allowed. */
export async function transitionProposal(
  tx: Tx,
  open: FullPart,
  row: Named,
  to: ProposalStatus,
  by: ActedBy,
  changes: { answer?: string; amountMinor?: number } = {},
): Promise<void> {
  if (!PROPOSAL_STATES.can(row.status, to)) throw new Failure('WRONG_STATUS', { status: row.status })
  await updateProposal(tx.db, row.id, { status: to, ...changes })
  await recordProposalStatus(tx, open, { ...row, status: to }, by)
}

/** Records the current status of a proposal with actor and time. */
export async function recordProposalStatus(
  tx: Tx,
  { order, part }: FullPart,
  { id, kind, side, status }: Named,
  by: ActedBy,
): Promise<void> {
  await insertProposalHistory(tx.db, { id: newId('phis'), proposalId: id, status, ...by, happenedAt: tx.now })
  await incrementPartVersion(tx.db, order.id, part.number)
  publish(
    tx,
    proposalChanged({
      orderId: order.id,
      number: part.number,
      workspaceId: part.workspaceId,
      userId: order.userId,
      proposalId: id,
      kind,
      proposer: side,
      side: by.side,
      status,
    }),
  )
}
