import type { Tx } from '#platform/server/transact.ts'
import { giveBackUnits } from './give-back.ts'
import { moveReturn } from './move-return.ts'
import { type By, moveOn, type OpenPart } from './open-order.ts'
import type { ReturnRow } from './orders.sql.ts'
import { countUnits } from './progress.sql.ts'

/** The operator pays units of a return back, wherever the goods are: nothing can be sold again. Of the vendor's balance, like any refund. */
export async function payBackReturn(tx: Tx, open: OpenPart, row: Pick<ReturnRow, 'id' | 'status' | 'lines'>, by: By, reason: string) {
  const { order, part } = open
  await giveBackUnits(tx, open, row.lines, by, { cause: 'returned', returnId: row.id, reason })
  await countUnits(tx.db, order.id, 'returned', row.lines)
  await moveReturn(tx, open, row, 'Refunded', by)
  const after = await moveOn(tx, order.id, part.number, by)
  if (after.parts.some(({ number, status }) => number === part.number && status === 'Returned'))
    await moveOn(tx, order.id, part.number, by, 'Refunded')
}
