/** A refused return is put before the platform: what the shopper and the vendor say about it. The operator decides (operator/). */
import { disputeMoved } from '#facts/orders.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, transact } from '#platform/server/transact.ts'
import type { OrderView, VendorOrderView } from '../contract.ts'
import { insertDispute, putDisputeAnswer } from './disputes.sql.ts'
import { getOrder, openShoppersOrder } from './get-order.ts'
import { moveReturn } from './move-return.ts'
import { linesOfPart, openVendorsPart, shopperSide } from './open-order.ts'
import { partNumberOf } from './order-number.ts'
import { unclaimedOf } from './order-view.ts'
import { disputableUntil } from './returns.rules.ts'
import { partOfReturn } from './returns.sql.ts'
import { getVendorOrder } from './vendor-order.ts'

/**
 * Once for each return, as long after the refusal as the order could be returned. Fails with WRONG_STATUS where it was not refused, or no
 * longer is; with DISPUTE_TOO_LATE; with NOT_RETURNABLE where its units are in another return meanwhile.
 */
export async function disputeReturn(
  call: Call,
  { orderId, returnId, words }: { orderId: string; returnId: string; words: string },
  linkToken: string | null,
): Promise<OrderView> {
  await transact(call, async (tx) => {
    const order = await openShoppersOrder(tx, call, orderId, linkToken)
    const part = order.parts.find(({ returns }) => returns.some(({ id }) => id === returnId))
    const row = part?.returns.find(({ id }) => id === returnId)
    if (!part || !row) throw notFound()
    if (row.status !== 'Refused') throw new Failure('WRONG_STATUS', { status: row.status })
    const until = disputableUntil(row, order.order.returnWindowDays)
    if (!until || tx.now > until) throw new Failure('DISPUTE_TOO_LATE')
    const open = { ...order, part }
    const short = row.lines.flatMap(({ position, quantity }) => {
      const line = linesOfPart(open).find((line) => line.position === position)
      const left = line ? unclaimedOf(line, part) : 0
      return left < quantity ? [{ position, left }] : []
    })
    if (short.length > 0) throw new Failure('NOT_RETURNABLE', { lines: short })
    await moveReturn(tx, open, row, 'Disputed', shopperSide(call))
    await insertDispute(tx.db, { returnId, workspaceId: part.workspaceId, words, askedAt: tx.now })
    announce(tx, disputeMoved({ orderId, number: part.number, workspaceId: part.workspaceId, returnId, step: 'asked' }))
    return {}
  })
  return getOrder(call, orderId, linkToken)
}

/** The vendor's side of it; another text replaces it. Fails with WRONG_STATUS once it is decided. */
export async function answerDispute(call: Call, { returnId, answer }: { returnId: string; answer: string }): Promise<VendorOrderView> {
  const named = call.seat && (await partOfReturn(call.kernel.db, call.seat.workspaceId, returnId))
  if (!named) throw notFound()
  const number = partNumberOf(named.orderId, named.number)
  await transact(call, async (tx) => {
    const { order, part } = await openVendorsPart(tx, call, number)
    const row = part.returns.find(({ id }) => id === returnId)
    if (!row) throw notFound()
    if (row.status !== 'Disputed') throw new Failure('WRONG_STATUS', { status: row.status })
    await putDisputeAnswer(tx.db, returnId, answer, tx.now)
    announce(tx, disputeMoved({ orderId: order.id, number: part.number, workspaceId: part.workspaceId, returnId, step: 'answered' }))
    return {}
  })
  return getVendorOrder(call, { number })
}
