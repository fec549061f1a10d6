/** Disputes about refused returns and unanswered proposals: list and details. */
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { pictureView } from '#platform/server/picture.ts'
import type { AdminContext } from '#platform/server/services.ts'
import type { Language } from '#platform/shared/language.ts'
import { money } from '#platform/shared/money.ts'
import { PIECES } from '../../../catalog/contract.ts'
import type { DisputeRecord, DisputeRow } from '../../contract.ts'
import { RETURN_STATUSES } from '../../contract.ts'
import { countDisputes, type DisputeState, findPartOfDispute, listDisputeRows } from '../disputes.sql.ts'
import { formatPartNumber } from '../order-number.ts'
import { toDisputeView, toReturnView } from '../order-view.ts'
import { findOrder, type LineRow, loadLines, loadParts, type OrderWithTerms, type PartRow, type ReturnRow } from '../orders.sql.ts'
import { findProposal, type ProposalRow } from '../proposals/proposals.sql.ts'

type Page = { state: DisputeState; cursor?: string | undefined; limit: number }

export async function listDisputes({ services: { db } }: AdminContext, { state, cursor, limit }: Page) {
  const { items, nextCursor, total } = await listDisputeRows(db, state, { cursor, limit })
  const shown = items.map(
    ({ orderId, number, openedAt, ...row }): DisputeRow => ({
      ...row,
      number: formatPartNumber(orderId, number),
      openedAt: openedAt.toISOString(),
    }),
  )
  return { items: shown, nextCursor, total }
}

export async function getDispute({ services: { db }, language }: AdminContext, { id }: { id: string }): Promise<DisputeRecord> {
  const named = await findPartOfDispute(db, id)
  if (!named) throw notFound()
  return loadDisputeRecord(db, { id, ...named }, language)
}

export async function countOpenDisputes(db: Db): Promise<number> {
  return (await countDisputes(db, 'open')).count
}

export async function loadDisputeRecord(
  db: Db,
  { id, orderId, number }: { id: string; orderId: string; number: number },
  language: Language,
): Promise<DisputeRecord> {
  const [order, parts, lines, proposal] = await Promise.all([
    findOrder(db, orderId),
    loadParts(db, orderId),
    loadLines(db, orderId),
    findProposal(db, id),
  ])
  const part = parts.find((part) => part.number === number)
  if (!order || !part) throw notFound()
  const own = lines.filter(({ partNumber }) => partNumber === number)
  const row = part.returns.find((row) => row.id === id)
  const claim = row ? ofReturn(row, own, order, language) : proposal && ofProposal(proposal, order)
  if (!claim) throw notFound()
  const { units, ...rest } = claim
  return {
    id,
    about: row ? 'return' : 'proposal',
    ...rest,
    ...headOf(order, part),
    goods: units.map(({ position, quantity }) => {
      const line = own.find((each) => each.position === position)
      return { name: line?.name ?? '', quantity, measure: line?.measure ?? PIECES }
    }),
  }
}

function headOf(order: OrderWithTerms, part: PartRow) {
  return {
    orderId: order.id,
    number: formatPartNumber(order.id, part.number),
    buyer: order.shippingAddress.name,
    vendor: { workspaceId: part.workspaceId, name: part.vendorName },
  }
}

function ofReturn(row: ReturnRow, lines: readonly LineRow[], order: OrderWithTerms, language: Language) {
  const view = toReturnView(row, lines, { currency: order.currency, language, windowDays: order.returnWindowDays })
  if (!view.dispute) return null
  const { status, reason, comment, answer, photos, requestedAt, dispute, history } = view
  return {
    kind: 'return' as const,
    status,
    reason,
    comment,
    answer,
    photos,
    requestedAt,
    refund: view.refund.total,
    dispute,
    history,
    units: row.lines,
  }
}

function ofProposal(row: ProposalRow, { currency }: OrderWithTerms) {
  const status = RETURN_STATUSES.find((status) => status === row.status)
  if (!row.dispute || !status) return null
  const { kind, reason, message, answer, amountMinor } = row
  return {
    kind,
    status,
    reason,
    comment: message,
    answer,
    photos: [] as ReturnType<typeof pictureView>[],
    requestedAt: row.proposedAt.toISOString(),
    refund: money(amountMinor ?? 0, currency),
    dispute: toDisputeView(row.dispute),
    history: row.history.map((entry) => ({ status: entry.status, side: entry.side, at: entry.happenedAt.toISOString() })),
    units: row.lines,
  }
}
