/** Converts rows of proposals to their contract view. */
import { translateOptions } from '#domains/catalog/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { OperationContext } from '#platform/server/services.ts'
import type { Language } from '#platform/shared/language.ts'
import { money } from '#platform/shared/money.ts'
import { PIECES } from '../../../catalog/contract.ts'
import type { ProposalView } from '../../contract.ts'
import { formatPartNumber } from '../order-number.ts'
import { toDisputeView } from '../order-view.ts'
import { findOrder, type LineRow, loadLines, loadParts, type OrderRow, type OrderWithTerms, type PartRow } from '../orders.sql.ts'
import { type Proposer, proposalDisputableUntil, proposalSteps } from './proposals.rules.ts'
import { findProposal, type ProposalRow } from './proposals.sql.ts'

/** `mayAct`: false for the bearer of a private link, who only reads. */
export type Seeing = { viewer: Proposer; mayAct: boolean; now: Date; language: Language }

type Rows = { order: OrderWithTerms; part: PartRow; lines: readonly LineRow[] }

export function toProposalView(row: ProposalRow, { order, part, lines }: Rows, { viewer, mayAct, now, language }: Seeing): ProposalView {
  const windowDays = order.returnWindowDays
  const { id, orderId, partNumber, workspaceId, kind, status, side, reason, message, answer, amountMinor, replacement } = row
  return {
    id,
    orderId,
    number: formatPartNumber(orderId, partNumber),
    workspaceId,
    vendor: { slug: part.vendorSlug, name: part.vendorName },
    kind,
    status,
    side,
    viewer,
    reason,
    message,
    answer,
    proposedAt: row.proposedAt.toISOString(),
    answerUntil: row.answerUntil.toISOString(),
    lines: row.lines.map((units) => ({ ...units, ...nameLine(lines, units.position, language) })),
    amount: toAmount(amountMinor, order),
    replacement: replacement && { ...replacement, shippedAt: replacement.shippedAt?.toISOString() ?? null },
    dispute: row.dispute && toDisputeView(row.dispute),
    disputableUntil: proposalDisputableUntil(row, windowDays)?.toISOString() ?? null,
    steps: mayAct ? proposalSteps(row, viewer, { now, windowDays }) : [],
    history: row.history.map((entry) => ({ status: entry.status, side: entry.side, at: entry.happenedAt.toISOString() })),
  }
}

function toAmount(amountMinor: number | null, { currency }: OrderRow) {
  return amountMinor === null ? null : money(amountMinor, currency)
}

function nameLine(lines: readonly LineRow[], position: number, language: Language) {
  const line = lines.find((line) => line.position === position)
  return { name: line?.name ?? '', measure: line?.measure ?? PIECES, options: translateOptions(line?.options ?? [], language) }
}

/** The view of a proposal for a side that may act on it; the caller has checked that. */
export async function loadProposalView(
  { services: { db, now }, language }: OperationContext,
  proposalId: string,
  viewer: Proposer,
): Promise<ProposalView> {
  const row = await findProposal(db, proposalId)
  if (!row) throw notFound()
  const [order, parts, lines] = await Promise.all([findOrder(db, row.orderId), loadParts(db, row.orderId), loadLines(db, row.orderId)])
  const part = parts.find(({ number }) => number === row.partNumber)
  if (!order || !part) throw notFound()
  return toProposalView(row, { order, part, lines }, { viewer, mayAct: true, now: now(), language })
}
