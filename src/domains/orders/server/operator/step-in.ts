/** What the operator does about a vendor's part: fraud, or goods that are paid back without coming back. */
import { memberIn } from '#domains/accounts/server/index.ts'
import { record } from '#platform/server/audit.ts'
import type { Call } from '#platform/server/kernel.ts'
import { transact } from '#platform/server/transact.ts'
import type { ChosenUnits, OperatorOrder } from '../../contract.ts'
import { cancelUnits } from '../cancel-units.ts'
import { refundUnits } from '../refund-units.ts'
import { openAnyPart, platformSide } from './open-part.ts'
import { operatorOrder } from './read-order.ts'

type Act = { number: string; reason: string }

/** All that was not sent. Fails with NOT_CANCELLABLE where everything was. */
export async function cancelAsOperator(call: Call, { number, reason }: Act): Promise<OperatorOrder> {
  const orderId = await transact(call, async (tx) => {
    const open = await openAnyPart(tx, number)
    await cancelUnits(tx, open, undefined, platformSide(call), reason)
    const subject = { type: 'order', id: open.order.id }
    const { workspaceId } = open.part
    await record(tx, {
      actor: memberIn(call).id,
      action: 'orders.cancelled',
      subject,
      workspaceId,
      client: call.client,
      details: { number },
    })
    return open.order.id
  })
  return operatorOrder(call, orderId)
}

/** Units that left, wherever they are now. Fails with NOT_REFUNDABLE and what could be. */
export async function refundAsOperator(call: Call, { number, reason, lines }: Act & { lines?: readonly ChosenUnits[] | undefined }) {
  const orderId = await transact(call, async (tx) => {
    const open = await openAnyPart(tx, number)
    const units = await refundUnits(tx, open, lines, platformSide(call), reason)
    const subject = { type: 'order', id: open.order.id }
    const details = { number, lines: units }
    const { workspaceId } = open.part
    await record(tx, { actor: memberIn(call).id, action: 'orders.refunded', subject, workspaceId, client: call.client, details })
    return open.order.id
  })
  return operatorOrder(call, orderId)
}
