import { returnChanged } from '#facts/orders.ts'
import { Failure } from '#platform/server/failure.ts'
import { announce, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ReturnStatus } from '../contract.ts'
import type { By, OpenPart } from './open-order.ts'
import { RETURN_TRANSITIONS } from './order-states.rules.ts'
import type { ReturnRow } from './orders.sql.ts'
import { raiseVersion } from './progress.sql.ts'
import { insertReturnHistory, setReturnStatus } from './returns.sql.ts'

/** One step of a return, written with who took it. Fails with WRONG_STATUS where the table knows no such step. */
export async function moveReturn(
  tx: Tx,
  open: OpenPart,
  { id, status }: Pick<ReturnRow, 'id' | 'status'>,
  to: ReturnStatus,
  by: By,
  answer?: string,
): Promise<void> {
  if (!RETURN_TRANSITIONS[status].includes(to)) throw new Failure('WRONG_STATUS', { status })
  await setReturnStatus(tx.db, id, to, answer)
  await rememberReturn(tx, open, id, to, by)
}

/** That a return is now in this state, with actor and time. */
export async function rememberReturn(tx: Tx, { order, part }: OpenPart, returnId: string, status: ReturnStatus, by: By): Promise<void> {
  await insertReturnHistory(tx.db, { id: newId('rhis'), returnId, status, ...by, happenedAt: tx.now })
  await raiseVersion(tx.db, order.id, part.number)
  announce(tx, returnChanged({ orderId: order.id, number: part.number, workspaceId: part.workspaceId, returnId, status }))
}
