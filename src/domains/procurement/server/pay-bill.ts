import { needsApproval } from '#domains/approvals/server/index.ts'
import { billStatusChanged } from '#events/procurement.ts'
import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish } from '#platform/server/transact.ts'
import { money } from '#platform/shared/money.ts'
import type { BillView } from '../contract.ts'
import { PURCHASE_ORDER } from './approvals.ts'
import { billStates } from './bill-states.rules.ts'
import { changeBill } from './bills.sql.ts'
import { type BillTarget, changeBillOf } from './change-bill.ts'
import { dayOf } from './order-views.ts'
import { recordBill } from './record-activity.ts'

/**
 * Marks a bill as paid. Above the approval limit of purchase orders somebody else than the person who entered it must do so, if a second
 * person has the permission. Fails with NOT_FOUND, BILL_CHANGED, BILL_NOT_OPEN, SECOND_PERSON_NEEDED, DATE_IN_FUTURE.
 */
export async function payBill(ctx: WorkspaceContext, input: BillTarget & { paidOn: string; note: string }): Promise<BillView> {
  const { userId } = ctx
  return changeBillOf(ctx, input, async (tx, bill, order) => {
    if (!billStates.can(bill.status, 'Paid')) throw new Failure('BILL_NOT_OPEN')
    // One day of leeway, because the person's day may have begun before the server's.
    if (input.paidOn > dayOf(new Date(tx.now.getTime() + 86_400_000))) throw new Failure('DATE_IN_FUTURE')
    const { workspaceId, enteredBy, baseMinor, id } = bill
    const resource = { type: 'purchaseOrder', id: order.id }
    const asked = { kind: PURCHASE_ORDER, workspaceId, resource, authorId: enteredBy, amountMinor: baseMinor }
    if (userId === enteredBy && (await needsApproval(tx, asked))) throw new Failure('SECOND_PERSON_NEEDED')
    await changeBill(tx.db, id, { status: 'Paid', paidOn: input.paidOn, paidBy: userId, paidNote: input.note })
    await recordBill(tx, userId, order, 'billPaid', { number: bill.number, amount: money(bill.totalMinor, bill.currency) })
    publish(tx, billStatusChanged({ billId: id, orderId: order.id, workspaceId, actor: userId, from: bill.status, to: 'Paid' }))
  })
}
