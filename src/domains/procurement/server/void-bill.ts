import { billStatusChanged } from '#events/procurement.ts'
import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish } from '#platform/server/transact.ts'
import { money } from '#platform/shared/money.ts'
import type { BillView } from '../contract.ts'
import { billStates } from './bill-states.rules.ts'
import { addBilled, changeBill } from './bills.sql.ts'
import { type BillTarget, changeBillOf } from './change-bill.ts'
import { recordBill } from './record-activity.ts'

/** Its units are no longer billed, and its number can be entered again. Fails with NOT_FOUND, BILL_CHANGED, BILL_NOT_OPEN. */
export async function voidBill(ctx: WorkspaceContext, input: BillTarget & { reason: string }): Promise<BillView> {
  const { userId } = ctx
  return changeBillOf(ctx, input, async (tx, bill, order) => {
    if (!billStates.can(bill.status, 'Void')) throw new Failure('BILL_NOT_OPEN')
    await changeBill(tx.db, bill.id, { status: 'Void', voidedAt: tx.now, voidedBy: userId, voidReason: input.reason })
    await addBilled(
      tx.db,
      bill.lines.map(({ lineId, quantity }) => ({ lineId, quantity: -quantity })),
    )
    await recordBill(tx, userId, order, 'billVoided', { number: bill.number, amount: money(bill.totalMinor, bill.currency) })
    const about = { billId: bill.id, orderId: order.id, workspaceId: bill.workspaceId, actor: userId }
    publish(tx, billStatusChanged({ ...about, from: bill.status, to: 'Void' }))
  })
}
