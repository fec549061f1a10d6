import { billEntered } from '#events/procurement.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { money } from '#platform/shared/money.ts'
import type { BillInput, BillView } from '../contract.ts'
import { billStates } from './bill-states.rules.ts'
import { addBilled, insertBill } from './bills.sql.ts'
import { loadBillView } from './bills.ts'
import { type LineRow, loadLines } from './lines.sql.ts'
import { billTotal, numberKey } from './match-bill.rules.ts'
import { toBase } from './order.rules.ts'
import { lockOrder } from './orders.sql.ts'
import { recordBill } from './record-activity.ts'

/** Enters a bill of an order; what doesn't match is shown, not refused. Fails with NOT_FOUND, BILL_EXISTS, NOTHING_BILLED, DUE_BEFORE_BILLED. */
export async function enterBill(
  ctx: WorkspaceContext,
  { orderId, number, billedOn, dueOn, otherMinor, note, lines: asked }: BillInput,
): Promise<BillView> {
  const { workspaceId } = ctx.membership
  if (dueOn !== null && dueOn < billedOn) throw new Failure('DUE_BEFORE_BILLED')
  return transact(ctx, async (tx) => {
    const order = await lockOrder(tx.db, workspaceId, orderId)
    if (!order) throw notFound()
    const billed = toBillLines(await loadLines(tx.db, orderId), asked)
    if (billed.length === 0 && otherMinor === 0) throw new Failure('NOTHING_BILLED')
    const id = newId('bill', tx.now.getTime())
    const totalMinor = billTotal(billed, otherMinor)
    const { supplierId, currency } = order
    const bill = { workspaceId, id, orderId, supplierId, number, numberKey: numberKey(number), billedOn, dueOn, currency, otherMinor, note }
    const entered = { enteredBy: ctx.userId, createdAt: tx.now, status: billStates.first }
    const amounts = { totalMinor, baseMinor: toBase(totalMinor, order.rateMicros) }
    const rows = billed.map((line, position) => ({ ...line, billId: id, position }))
    if (!(await insertBill(tx.db, { ...bill, ...entered, ...amounts }, rows))) throw new Failure('BILL_EXISTS')
    await addBilled(tx.db, billed)
    await recordBill(tx, ctx.userId, order, 'billEntered', { number, amount: money(totalMinor, currency) })
    publish(tx, billEntered({ billId: id, orderId, workspaceId, supplierId, actor: ctx.userId, ...amounts, currency }))
    return loadBillView(ctx, tx, id)
  })
}

type Billed = { lineId: string; name: string; quantity: number; priceMinor: number }

/** Without those of no units. Fails with NOT_FOUND for a line of another order, or one that is named twice. */
function toBillLines(lines: readonly LineRow[], asked: BillInput['lines']): Billed[] {
  const left = new Map(lines.map((line) => [line.id, line]))
  return asked.flatMap(({ lineId, quantity, priceMinor }) => {
    const line = left.get(lineId)
    if (!line) throw notFound()
    left.delete(lineId)
    return quantity === 0 ? [] : [{ lineId, name: line.name, quantity, priceMinor }]
  })
}
