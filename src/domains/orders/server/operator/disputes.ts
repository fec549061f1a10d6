/** Returns in dispute, as the operator reads and decides them. */
import { memberIn } from '#domains/accounts/server/index.ts'
import { disputeMoved } from '#facts/orders.ts'
import { record } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { pageOf } from '#platform/server/keyset.ts'
import { announce, transact } from '#platform/server/transact.ts'
import type { Language } from '#platform/shared/language.ts'
import type { DisputeRecord, DisputeRow } from '../../contract.ts'
import { countDisputes, type DisputeState, disputeOrder, pageOfDisputes, partOfAnyReturn, putDecision } from '../disputes.sql.ts'
import { moveReturn } from '../move-return.ts'
import { partNumberOf } from '../order-number.ts'
import { returnView } from '../order-view.ts'
import { linesOf, orderById, partsOf } from '../orders.sql.ts'
import { payBackReturn } from '../pay-back-return.ts'
import { openAnyPart, platformSide } from './open-part.ts'

type Page = { state: DisputeState; cursor?: string | undefined; limit: number }

export async function listDisputes({ kernel: { db } }: Call, { state, cursor, limit }: Page) {
  const [rows, total] = await Promise.all([pageOfDisputes(db, state, cursor, limit), countDisputes(db, state)])
  const { items, nextCursor } = pageOf(rows, limit, disputeOrder(state), ({ askedAt, returnId }) => [askedAt.toISOString(), returnId])
  const shown = items.map(
    ({ orderId, number, askedAt, ...row }): DisputeRow => ({
      ...{ ...row, number: partNumberOf(orderId, number), askedAt: askedAt.toISOString() },
    }),
  )
  return { items: shown, nextCursor, total }
}

export async function getDispute({ kernel: { db }, language }: Call, { returnId }: { returnId: string }): Promise<DisputeRecord> {
  const named = await partOfAnyReturn(db, returnId)
  if (!named) throw notFound()
  return show(db, { returnId, ...named }, language)
}

export async function disputesWaiting(db: Db): Promise<number> {
  return (await countDisputes(db, 'open')).count
}

type Verdict = { returnId: string; decision: 'refund' | 'dismiss'; reason: string }

/** Who decides second finds it decided: WRONG_STATUS. */
export async function decideDispute(call: Call, { returnId, decision, reason }: Verdict): Promise<DisputeRecord> {
  const named = await partOfAnyReturn(call.kernel.db, returnId)
  if (!named) throw notFound()
  await transact(call, async (tx) => {
    const open = await openAnyPart(tx, partNumberOf(named.orderId, named.number))
    const { order, part } = open
    const row = part.returns.find(({ id }) => id === returnId)
    if (!row) throw notFound()
    if (row.status !== 'Disputed') throw new Failure('WRONG_STATUS', { status: row.status })
    const by = platformSide(call)
    if (decision === 'refund') await payBackReturn(tx, open, row, by, reason)
    else await moveReturn(tx, open, row, 'Dismissed', by)
    await putDecision(tx.db, returnId, { decision: decision === 'refund' ? 'refunded' : 'dismissed', reason, decidedAt: tx.now })
    const { workspaceId } = part
    announce(tx, disputeMoved({ orderId: order.id, number: part.number, workspaceId, returnId, step: 'decided' }))
    const subject = { type: 'order', id: order.id }
    const action = decision === 'refund' ? 'orders.disputeRefunded' : 'orders.disputeDismissed'
    await record(tx, { actor: memberIn(call).id, action, subject, workspaceId, client: call.client, details: { returnId } })
    return {}
  })
  return show(call.kernel.db, { returnId, ...named }, call.language)
}

async function show(
  db: Db,
  { returnId, orderId, number }: { returnId: string; orderId: string; number: number },
  language: Language,
): Promise<DisputeRecord> {
  const [order, parts, lines] = await Promise.all([orderById(db, orderId), partsOf(db, orderId), linesOf(db, orderId)])
  const part = parts.find((part) => part.number === number)
  const row = part?.returns.find(({ id }) => id === returnId)
  if (!order || !part || !row) throw notFound()
  const own = lines.filter(({ partNumber }) => partNumber === number)
  return {
    ...{ returnId, orderId, number: partNumberOf(orderId, number), buyer: order.shippingAddress.name },
    vendor: { workspaceId: part.workspaceId, name: part.vendorName },
    return: returnView(row, own, { currency: order.currency, language, windowDays: order.returnWindowDays }),
    goods: row.lines.map(({ position, quantity }) => ({ name: own.find((line) => line.position === position)?.name ?? '', quantity })),
  }
}
