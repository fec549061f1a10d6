/** What a vendor does about a return. */
import { restock as restockGoods } from '#domains/inventory/server/index.ts'
import { returned } from '#facts/orders.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, type Tx, transact } from '#platform/server/transact.ts'
import type { VendorOrderView } from '../contract.ts'
import { giveBackUnits } from './give-back.ts'
import { moveReturn } from './move-return.ts'
import { linesOfPart, moveOn, type OpenPart, vendorSide } from './open-order.ts'
import { openUnchanged } from './open-unchanged.ts'
import { partNumberOf } from './order-number.ts'
import type { ReturnRow } from './orders.sql.ts'
import { countUnits } from './progress.sql.ts'
import { partOfReturn } from './returns.sql.ts'
import { goodsOf } from './units.rules.ts'
import { getVendorOrder } from './vendor-order.ts'

type Named = { returnId: string; version?: number | undefined }

export async function acceptReturn(call: Call, named: Named): Promise<VendorOrderView> {
  return withReturn(call, named, (tx, open, row) => moveReturn(tx, open, row, 'Accepted', vendorSide(call)))
}

export async function refuseReturn(call: Call, { answer, ...named }: Named & { answer: string }): Promise<VendorOrderView> {
  return withReturn(call, named, (tx, open, row) => moveReturn(tx, open, row, 'Refused', vendorSide(call), answer))
}

/** The goods are back: their share of the price goes back, and with `restock` they can be sold again. */
export async function receiveReturn(call: Call, { restock, ...named }: Named & { restock: boolean }): Promise<VendorOrderView> {
  const { returnId } = named
  return withReturn(call, named, async (tx, open, row) => {
    const { order, part } = open
    const by = vendorSide(call)
    await moveReturn(tx, open, row, 'Received', by)
    await giveBackUnits(tx, open, row.lines, by, { cause: 'returned', returnId, reason: row.reason })
    await countUnits(tx.db, order.id, 'returned', row.lines)
    const lines = goodsOf(linesOfPart(open), row.lines)
    if (restock) await restockGoods(tx, lines, { type: 'return', id: returnId })
    await moveReturn(tx, open, { ...row, status: 'Received' }, 'Refunded', by)
    const after = await moveOn(tx, order.id, part.number, by)
    if (after.parts.some(({ number, status }) => number === part.number && status === 'Returned'))
      await moveOn(tx, order.id, part.number, by, 'Refunded')
    announce(tx, returned({ orderId: order.id, number: part.number, workspaceId: part.workspaceId, returnId, restocked: restock, lines }))
  })
}

/** A return of the workspace the call names, under the lock of its order; else NOT_FOUND. */
async function withReturn(
  call: Call,
  { returnId, version }: Named,
  work: (tx: Tx, open: OpenPart, row: ReturnRow) => Promise<void>,
): Promise<VendorOrderView> {
  const named = call.seat && (await partOfReturn(call.kernel.db, call.seat.workspaceId, returnId))
  if (!named) throw notFound()
  const number = partNumberOf(named.orderId, named.number)
  await transact(call, async (tx) => {
    const open = await openUnchanged(tx, call, number, version)
    const row = open.part.returns.find(({ id }) => id === returnId)
    if (!row) throw notFound()
    await work(tx, open, row)
    return {}
  })
  return getVendorOrder(call, { number })
}
