/** Money for goods that left and do not come back: broken, lost, or by goodwill. */
import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { transact } from '#platform/server/transact.ts'
import type { ChosenUnits, VendorOrderView } from '../contract.ts'
import { giveBackUnits } from './give-back.ts'
import { linesOfPart, moveOn, vendorSide } from './open-order.ts'
import { openUnchanged } from './open-unchanged.ts'
import { collectAtTheDoor } from './order-payments.ts'
import { hasArrived } from './order-states.rules.ts'
import { countUnits } from './progress.sql.ts'
import { chosenOf, refundableUnits } from './units.rules.ts'
import { getVendorOrder } from './vendor-order.ts'

type Refund = { number: string; version?: number | undefined; lines?: readonly ChosenUnits[] | undefined; reason: string }

/** Fails with NOT_REFUNDABLE and what still could be paid back. */
export async function refundPart(call: Call, { number, version, lines, reason }: Refund): Promise<VendorOrderView> {
  await transact(call, async (tx) => {
    const open = await openUnchanged(tx, call, number, version)
    const { order, part } = open
    const left = linesOfPart(open).map((line) => ({ position: line.position, left: refundableUnits(line, part.returns) }))
    const choice = chosenOf(left, lines)
    if ('short' in choice) throw new Failure('NOT_REFUNDABLE', { lines: choice.short })

    const by = vendorSide(call)
    await giveBackUnits(tx, open, choice.units, by, { cause: 'refunded', returnId: null, reason })
    await countUnits(tx.db, order.id, 'refunded', choice.units)
    const { parts } = await moveOn(tx, order.id, part.number, by)
    if (parts.every(({ status }) => hasArrived(status))) await collectAtTheDoor(tx, order)
    return {}
  })
  return getVendorOrder(call, { number })
}
