import { billStatusChanged } from '#events/procurement.ts'
import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish } from '#platform/server/transact.ts'
import { money } from '#platform/shared/money.ts'
import type { BillView } from '../contract.ts'
import { billStates } from './bill-states.rules.ts'
import { changeBill } from './bills.sql.ts'
import { type BillTarget, changeBillOf } from './change-bill.ts'
import { recordBill } from './record-activity.ts'

/** Takes the mark of a payment away, for one that was made by mistake. Fails with NOT_FOUND, BILL_CHANGED, BILL_NOT_PAID. */
export async function reopenBill(ctx: WorkspaceContext, input: BillTarget): Promise<BillView> {
  const { userId } = ctx
  return changeBillOf(ctx, input, async (tx, bill, order) => {
    if (bill.status !== 'Paid' || !billStates.can(bill.status, 'Open')) throw new Failure('BILL_NOT_PAID')
    await changeBill(tx.db, bill.id, { status: 'Open', paidOn: null, paidBy: null, paidNote: '' })
    await recordBill(tx, userId, order, 'billReopened', { number: bill.number, amount: money(bill.totalMinor, bill.currency) })
    const about = { billId: bill.id, orderId: order.id, workspaceId: bill.workspaceId, actor: userId }
    publish(tx, billStatusChanged({ ...about, from: bill.status, to: 'Open' }))
  })
}
