/** What the commands on bills share. */
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import type { BillView } from '../contract.ts'
import { type BillRow, findBill, findOrderIdOfBill } from './bills.sql.ts'
import { loadBillView } from './bills.ts'
import { lockOrder, type OrderRow } from './orders.sql.ts'

export type BillTarget = { billId: string; version: number }

/** Locks the order of the bill; fails with NOT_FOUND, and with BILL_CHANGED when the caller saw another version. */
export async function changeBillOf(
  ctx: WorkspaceContext,
  { billId, version }: BillTarget,
  change: (tx: Tx, bill: BillRow, order: OrderRow) => Promise<void>,
): Promise<BillView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const orderId = await findOrderIdOfBill(tx.db, workspaceId, billId)
    const order = orderId === null ? undefined : await lockOrder(tx.db, workspaceId, orderId)
    const bill = await findBill(tx.db, workspaceId, billId)
    if (!order || !bill) throw notFound()
    if (bill.version !== version) throw new Failure('BILL_CHANGED', { current: await loadBillView(ctx, tx, billId) })
    await change(tx, bill, order)
    return loadBillView(ctx, tx, billId)
  })
}
