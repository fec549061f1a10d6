import { Failure } from '#platform/server/failure.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ChosenUnits, ProposalKind, ProposalView, ReturnReason } from '../../contract.ts'
import { linesForPart, requirePart } from '../lock-order.ts'
import { orderSettings } from '../settings.sql.ts'
import { addShares, computeRefundShares, totalOfShares } from '../shares.rules.ts'
import { resolveChosenUnits } from '../units.rules.ts'
import type { Party } from './party.ts'
import { loadProposalView } from './proposal-view.ts'
import { availableUnits, PROPOSAL_STATES } from './proposals.rules.ts'
import { countOpenProposals, insertProposal } from './proposals.sql.ts'
import { recordProposalStatus } from './transition-proposal.ts'

const DAY_MS = 24 * 3600_000
const MOST_OPEN = 5

type Content = { number: string; kind: ProposalKind; lines: readonly ChosenUnits[]; reason: ReturnReason; message: string }

/**
 * One side proposes something to the other. Fails with NOT_AVAILABLE and the units for which it can be done, and with TOO_MANY_OPEN when
 * several of theirs wait for an answer.
 */
export async function makeProposal(
  ctx: OperationContext,
  party: Party,
  { number, kind, lines, reason, message }: Content,
): Promise<{ proposal: ProposalView }> {
  const { id } = await transact(ctx, async (tx) => {
    const open = requirePart(await party.lock(tx), number)
    const { order, part } = open
    const left = linesForPart(open).map((line) => ({ position: line.position, left: availableUnits(kind, line, part) }))
    const choice = resolveChosenUnits(left, lines)
    if ('short' in choice) throw new Failure('NOT_AVAILABLE', { lines: choice.short })
    const about = { orderId: order.id, partNumber: part.number, side: party.side }
    if ((await countOpenProposals(tx.db, about)) >= MOST_OPEN) throw new Failure('TOO_MANY_OPEN', { most: MOST_OPEN })
    const { proposalAnswerDays } = await orderSettings.load(tx.db)
    const row = {
      ...about,
      id: newId('prp'),
      workspaceId: part.workspaceId,
      kind,
      status: PROPOSAL_STATES.first,
      reason,
      message,
      proposedBy: party.userId,
      proposedAt: tx.now,
      answerUntil: new Date(tx.now.getTime() + proposalAnswerDays * DAY_MS),
      amountMinor: kind === 'replacement' ? null : totalOfShares(addShares(computeRefundShares(open.lines, choice.units))),
    }
    await insertProposal(tx.db, row, choice.units)
    await recordProposalStatus(tx, open, row, party.by)
    return { id: row.id }
  })
  return { proposal: await loadProposalView(ctx, id, party.side) }
}
