/** The end of an accepted return, after all, some or none of its items arrived. */
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ActedBy, FullPart } from './lock-order.ts'
import type { ReturnRow } from './orders.sql.ts'
import { deleteUnreceived, insertReturn } from './returns.sql.ts'
import { recordReturnStatus, transitionReturn } from './transition-return.ts'
import { unreceivedUnits } from './units.rules.ts'

/** Everything arrived and is refunded. */
export async function settleReturn(tx: Tx, open: FullPart, { id, status }: Pick<ReturnRow, 'id' | 'status'>, by: ActedBy): Promise<void> {
  await transitionReturn(tx, open, { id, status }, 'Received', by)
  await transitionReturn(tx, open, { id, status: 'Received' }, 'Refunded', by)
}

/**
 * Ends a return before everything arrived. The rest is refused or withdrawn; when some units were received, it becomes a return of its
 * own, so that the shopper can dispute or request it again. Fails with WRONG_STATUS when the transition is not allowed.
 */
export async function endAcceptedReturn(
  tx: Tx,
  open: FullPart,
  row: ReturnRow,
  to: 'Refused' | 'Withdrawn',
  by: ActedBy,
  answer?: string,
): Promise<void> {
  if (row.status !== 'Accepted' || row.lines.every(({ received }) => received === 0)) {
    await transitionReturn(tx, open, row, to, by, answer)
    return
  }
  const { order, part } = open
  const rest = {
    id: newId('ret'),
    workspaceId: part.workspaceId,
    orderId: order.id,
    partNumber: part.number,
    status: to,
    reason: row.reason,
    comment: row.comment,
    answer: answer ?? '',
    photos: [],
    requestedBy: row.requestedBy,
    requestedAt: row.requestedAt,
  }
  await insertReturn(tx.db, rest, unreceivedUnits(row.lines))
  await recordReturnStatus(tx, open, rest.id, to, by)
  await deleteUnreceived(tx.db, row.id)
  await settleReturn(tx, open, row, by)
}
