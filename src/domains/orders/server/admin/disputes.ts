/** Disputed returns: list, details and the administrator's decision. */
import { disputeUpdated } from '#events/orders.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { Language } from '#platform/shared/language.ts'
import type { DisputeRecord, DisputeRow } from '../../contract.ts'
import { countDisputes, type DisputeState, findPartOfReturn, listDisputeRows, saveDisputeDecision } from '../disputes.sql.ts'
import { formatPartNumber } from '../order-number.ts'
import { toReturnView } from '../order-view.ts'
import { findOrder, loadLines, loadParts } from '../orders.sql.ts'
import { refundReturn } from '../refund-return.ts'
import { transitionReturn } from '../transition-return.ts'
import { adminActor, lockPart } from './lock-part.ts'

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

export async function getDispute({ services: { db }, language }: AdminContext, { returnId }: { returnId: string }): Promise<DisputeRecord> {
  const named = await findPartOfReturn(db, returnId)
  if (!named) throw notFound()
  return loadDisputeRecord(db, { returnId, ...named }, language)
}

export async function countOpenDisputes(db: Db): Promise<number> {
  return (await countDisputes(db, 'open')).count
}

type DisputeVerdict = { returnId: string; decision: 'refund' | 'dismiss'; reason: string }

/** Decides an open dispute. Fails with WRONG_STATUS when it was decided already. */
export async function decideDispute(ctx: AdminContext, { returnId, decision, reason }: DisputeVerdict): Promise<DisputeRecord> {
  const named = await findPartOfReturn(ctx.services.db, returnId)
  if (!named) throw notFound()
  await transact(ctx, async (tx) => {
    const open = await lockPart(tx, formatPartNumber(named.orderId, named.number))
    const { order, part } = open
    const row = part.returns.find(({ id }) => id === returnId)
    if (!row) throw notFound()
    if (row.status !== 'Disputed') throw new Failure('WRONG_STATUS', { status: row.status })
    const by = adminActor(ctx)
    if (decision === 'refund') await refundReturn(tx, open, row, by, reason)
    else await transitionReturn(tx, open, row, 'Dismissed', by)
    await saveDisputeDecision(tx.db, returnId, { decision: decision === 'refund' ? 'refunded' : 'dismissed', reason, decidedAt: tx.now })
    const { workspaceId } = part
    publish(tx, disputeUpdated({ orderId: order.id, number: part.number, workspaceId, returnId, step: 'decided' }))
    const resource = { type: 'order', id: order.id }
    const action = decision === 'refund' ? 'orders.disputeRefunded' : 'orders.disputeDismissed'
    await recordAudit(tx, { actor: ctx.userId, action, resource, workspaceId, client: ctx.client, details: { returnId } })
    return {}
  })
  return loadDisputeRecord(ctx.services.db, { returnId, ...named }, ctx.language)
}

async function loadDisputeRecord(
  db: Db,
  { returnId, orderId, number }: { returnId: string; orderId: string; number: number },
  language: Language,
): Promise<DisputeRecord> {
  const [order, parts, lines] = await Promise.all([findOrder(db, orderId), loadParts(db, orderId), loadLines(db, orderId)])
  const part = parts.find((part) => part.number === number)
  const row = part?.returns.find(({ id }) => id === returnId)
  if (!order || !part || !row) throw notFound()
  const own = lines.filter(({ partNumber }) => partNumber === number)
  return {
    returnId,
    orderId,
    number: formatPartNumber(orderId, number),
    buyer: order.shippingAddress.name,
    vendor: { workspaceId: part.workspaceId, name: part.vendorName },
    return: toReturnView(row, own, { currency: order.currency, language, windowDays: order.returnWindowDays }),
    goods: row.lines.map(({ position, quantity }) => ({ name: own.find((line) => line.position === position)?.name ?? '', quantity })),
  }
}
