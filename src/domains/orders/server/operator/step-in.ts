/** What the operator does about a vendor's part: fraud, or goods that are paid back without coming back. */
import { memberIn } from '#domains/accounts/server/index.ts'
import { record } from '#platform/server/audit.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ChosenUnits, OperatorOrder } from '../../contract.ts'
import { cancelUnits } from '../cancel-units.ts'
import { linesOfPart } from '../open-order.ts'
import { unclaimedOf } from '../order-view.ts'
import { payBackReturn } from '../pay-back-return.ts'
import { insertReturn } from '../returns.sql.ts'
import { chosenOf } from '../units.rules.ts'
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

/** Units that arrived and are in no other return. Fails with NOT_REFUNDABLE and what could be. */
export async function refundAsOperator(call: Call, { number, reason, lines }: Act & { lines?: readonly ChosenUnits[] | undefined }) {
  const orderId = await transact(call, async (tx) => {
    const open = await openAnyPart(tx, number)
    const { order, part } = open
    const left = linesOfPart(open).map((line) => ({ position: line.position, left: unclaimedOf(line, part) }))
    const choice = chosenOf(left, lines)
    if ('short' in choice) throw new Failure('NOT_REFUNDABLE', { lines: choice.short })
    const by = platformSide(call)
    const id = newId('ret')
    await insertReturn(
      tx.db,
      {
        ...{ id, workspaceId: part.workspaceId, orderId: order.id, partNumber: part.number, status: 'Disputed', reason: 'other' },
        ...{ comment: '', photos: [], requestedBy: null, requestedAt: tx.now },
      },
      choice.units,
    )
    await payBackReturn(tx, open, { id, status: 'Disputed', lines: choice.units }, by, reason)
    const subject = { type: 'order', id: order.id }
    const details = { number, lines: choice.units }
    const { workspaceId } = part
    await record(tx, { actor: by.actor, action: 'orders.refunded', subject, workspaceId, client: call.client, details })
    return order.id
  })
  return operatorOrder(call, orderId)
}
