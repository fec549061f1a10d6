import { returnChanged } from '#events/orders.ts'
import { Failure } from '#platform/server/failure.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ReturnStatus } from '../contract.ts'
import type { ActedBy, FullPart } from './lock-order.ts'
import { RETURN_STATES } from './order-states.rules.ts'
import type { ReturnRow } from './orders.sql.ts'
import { incrementPartVersion } from './progress.sql.ts'
import { insertReturnHistory, setReturnStatus } from './returns.sql.ts'

/** Changes the status of a return and records the actor. Fails with WRONG_STATUS when the transition is not allowed. */
export async function transitionReturn(
  tx: Tx,
  open: FullPart,
  { id, status }: Pick<ReturnRow, 'id' | 'status'>,
  to: ReturnStatus,
  by: ActedBy,
  answer?: string,
): Promise<void> {
  if (!RETURN_STATES.can(status, to)) throw new Failure('WRONG_STATUS', { status })
  await setReturnStatus(tx.db, id, to, answer)
  await recordReturnStatus(tx, open, id, to, by)
}

/** Records the current status of a return with actor and time. */
export async function recordReturnStatus(
  tx: Tx,
  { order, part }: FullPart,
  returnId: string,
  status: ReturnStatus,
  by: ActedBy,
): Promise<void> {
  await insertReturnHistory(tx.db, { id: newId('rhis'), returnId, status, ...by, happenedAt: tx.now })
  await incrementPartVersion(tx.db, order.id, part.number)
  publish(
    tx,
    returnChanged({ orderId: order.id, number: part.number, workspaceId: part.workspaceId, userId: order.userId, returnId, status }),
  )
}
