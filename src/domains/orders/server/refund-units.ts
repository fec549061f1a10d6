import { Failure } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { ChosenUnits } from '../contract.ts'
import { type ActedBy, advancePart, type FullPart, linesForPart } from './lock-order.ts'
import { collectOnDelivery } from './order-payments.ts'
import { hasArrived } from './order-states.rules.ts'
import { incrementLineCounts } from './progress.sql.ts'
import { recordRefund } from './record-refund.ts'
import { refundableUnits, resolveChosenUnits } from './units.rules.ts'

/** Refunds shipped units of a locked part without a return and returns them. Fails with NOT_REFUNDABLE and the refundable units. */
export async function refundUnits(
  tx: Tx,
  open: FullPart,
  chosen: readonly ChosenUnits[] | undefined,
  by: ActedBy,
  reason: string,
): Promise<ChosenUnits[]> {
  const { order, part } = open
  const left = linesForPart(open).map((line) => ({ position: line.position, left: refundableUnits(line, part) }))
  const choice = resolveChosenUnits(left, chosen)
  if ('short' in choice) throw new Failure('NOT_REFUNDABLE', { lines: choice.short })

  await recordRefund(tx, open, choice.units, by, { cause: 'refunded', returnId: null, reason })
  await incrementLineCounts(tx.db, order.id, 'refunded', choice.units)
  const { parts } = await advancePart(tx, order.id, part.number, by)
  if (parts.every(({ status }) => hasArrived(status))) await collectOnDelivery(tx, order)
  return choice.units
}
