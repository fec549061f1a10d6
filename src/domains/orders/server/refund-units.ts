/** Money for goods that left and do not come back: broken, lost, or by goodwill. */
import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import type { ChosenUnits, VendorOrderView } from '../contract.ts'
import { giveBackUnits } from './give-back.ts'
import { type By, linesOfPart, moveOn, type OpenPart, vendorSide } from './open-order.ts'
import { openUnchanged } from './open-unchanged.ts'
import { collectAtTheDoor } from './order-payments.ts'
import { hasArrived } from './order-states.rules.ts'
import { countUnits } from './progress.sql.ts'
import { chosenOf, refundableUnits } from './units.rules.ts'
import { getVendorOrder } from './vendor-order.ts'

type Refund = { number: string; version?: number | undefined; lines?: readonly ChosenUnits[] | undefined; reason: string }

/** The vendor pays back of its own accord. */
export async function refundPart(call: Call, { number, version, lines, reason }: Refund): Promise<VendorOrderView> {
  await transact(call, async (tx) => {
    await refundUnits(tx, await openUnchanged(tx, call, number, version), lines, vendorSide(call), reason)
    return {}
  })
  return getVendorOrder(call, { number })
}

/** Units of an open part that left are paid back and stay away; answers which. Fails with NOT_REFUNDABLE and what still could be. */
export async function refundUnits(
  tx: Tx,
  open: OpenPart,
  chosen: readonly ChosenUnits[] | undefined,
  by: By,
  reason: string,
): Promise<ChosenUnits[]> {
  const { order, part } = open
  const left = linesOfPart(open).map((line) => ({ position: line.position, left: refundableUnits(line, part.returns) }))
  const choice = chosenOf(left, chosen)
  if ('short' in choice) throw new Failure('NOT_REFUNDABLE', { lines: choice.short })

  await giveBackUnits(tx, open, choice.units, by, { cause: 'refunded', returnId: null, reason })
  await countUnits(tx.db, order.id, 'refunded', choice.units)
  const { parts } = await moveOn(tx, order.id, part.number, by)
  if (parts.every(({ status }) => hasArrived(status))) await collectAtTheDoor(tx, order)
  return choice.units
}
