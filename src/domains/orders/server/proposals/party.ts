/** Who acts on a proposal: the shopper's side or the vendor's, each with its own way to the order. */
import { Failure, notFound } from '#platform/server/failure.ts'
import type { OperationContext, WorkspaceContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import type { ProposalStep, ProposalView } from '../../contract.ts'
import { lockShopperOrder } from '../get-order.ts'
import { type ActedBy, type FullOrder, type FullPart, lockVendorPart, requirePart, shopperActor, vendorActor } from '../lock-order.ts'
import { formatPartNumber } from '../order-number.ts'
import { loadProposalView } from './proposal-view.ts'
import { type Proposer, proposalSteps } from './proposals.rules.ts'
import { findPartOfProposal, findProposal, type ProposalRow } from './proposals.sql.ts'

export type Party = {
  side: Proposer
  by: ActedBy
  /** Null: a guest. */
  userId: string | null
  /** Locks the order. Fails with NOT_FOUND when it is not theirs. */
  lock(tx: Tx): Promise<FullOrder>
}

/** The shopper, who proved that they may change the order: otherwise it fails with EMAIL_NOT_CONFIRMED. */
export function asShopper(ctx: OperationContext, orderId: string, linkToken: string | null): Party {
  return {
    side: 'shopper',
    by: shopperActor(ctx),
    userId: ctx.viewer.kind === 'member' ? ctx.viewer.id : null,
    lock: (tx) => lockShopperOrder(tx, ctx, orderId, linkToken),
  }
}

export function asVendor(ctx: WorkspaceContext, number: string): Party {
  return { side: 'vendor', by: vendorActor(ctx), userId: ctx.userId, lock: (tx) => lockVendorPart(tx, ctx, number) }
}

/** The vendor of the part that a proposal is about. Fails with NOT_FOUND. */
export async function asVendorOf(ctx: WorkspaceContext, proposalId: string): Promise<Party> {
  const named = await findPartOfProposal(ctx.services.db, proposalId)
  if (!named) throw notFound()
  return asVendor(ctx, formatPartNumber(named.orderId, named.number))
}

type Change = (tx: Tx, open: FullPart, row: ProposalRow) => Promise<void>

/** Runs `work` on a proposal, with its order locked. Fails with NOT_FOUND. */
export async function changeProposal(
  ctx: OperationContext,
  party: Party,
  proposalId: string,
  work: Change,
): Promise<{ proposal: ProposalView }> {
  await transact(ctx, async (tx) => {
    const order = await party.lock(tx)
    const row = await findProposal(tx.db, proposalId)
    if (!row || row.orderId !== order.order.id) throw notFound()
    await work(tx, requirePart(order, formatPartNumber(row.orderId, row.partNumber)), row)
    return {}
  })
  return { proposal: await loadProposalView(ctx, proposalId, party.side) }
}

/** Fails with OWN_PROPOSAL for an answer to a proposal of one's own, and with WRONG_STATUS when this cannot be done now. */
export function requireStep(tx: Tx, party: Party, { order }: FullPart, row: ProposalRow, step: ProposalStep): void {
  const answers = step === 'accept' || step === 'decline'
  if (answers && (row.side === party.side || (row.proposedBy !== null && row.proposedBy === party.userId)))
    throw new Failure('OWN_PROPOSAL')
  const steps = proposalSteps(row, party.side, { now: tx.now, windowDays: order.returnWindowDays })
  if (!steps.includes(step)) throw new Failure('WRONG_STATUS', { status: row.status })
}
