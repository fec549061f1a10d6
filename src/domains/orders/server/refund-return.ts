import type { Tx } from '#platform/server/transact.ts'
import { type ActedBy, advancePart, type FullPart } from './lock-order.ts'
import type { ReturnRow } from './orders.sql.ts'
import { incrementLineCounts } from './progress.sql.ts'
import { recordRefund } from './record-refund.ts'
import { transitionReturn } from './transition-return.ts'

/** An administrator refunds a return without restocking it. The refund is deducted from the vendor's balance, like any other. */
export async function refundReturn(tx: Tx, open: FullPart, row: Pick<ReturnRow, 'id' | 'status' | 'lines'>, by: ActedBy, reason: string) {
  const { order, part } = open
  await recordRefund(tx, open, row.lines, by, { cause: 'returned', returnId: row.id, reason })
  await incrementLineCounts(tx.db, order.id, 'returned', row.lines)
  await transitionReturn(tx, open, row, 'Refunded', by)
  const after = await advancePart(tx, order.id, part.number, by)
  if (after.parts.some(({ number, status }) => number === part.number && status === 'Returned'))
    await advancePart(tx, order.id, part.number, by, 'Refunded')
}
