import { releaseAllocated } from '#domains/inventory/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { ChosenUnits } from '../contract.ts'
import { type ActedBy, advancePart, type FullPart, linesForPart } from './lock-order.ts'
import { collectOnDelivery } from './order-payments.ts'
import { hasArrived } from './order-states.rules.ts'
import { incrementLineCounts } from './progress.sql.ts'
import { recordRefund } from './record-refund.ts'
import { resolveChosenUnits, toVariantQuantities, unsentUnits } from './units.rules.ts'

export type Cancellation = { number: string; lines?: readonly ChosenUnits[] | undefined }

/** Cancels and refunds unshipped units of a locked part. Fails with NOT_CANCELLABLE and the units that could be cancelled. */
export async function cancelUnits(
  tx: Tx,
  open: FullPart,
  chosen: readonly ChosenUnits[] | undefined,
  by: ActedBy,
  reason: string,
): Promise<void> {
  const { order, part } = open
  const own = linesForPart(open)
  const left = own.map((line) => ({ position: line.position, left: unsentUnits(part.status, line) }))
  const choice = resolveChosenUnits(left, chosen)
  if ('short' in choice) throw new Failure('NOT_CANCELLABLE', { lines: choice.short })

  await recordRefund(tx, open, choice.units, by, { cause: 'cancelled', returnId: null, reason })
  await incrementLineCounts(tx.db, order.id, 'cancelled', choice.units)
  await releaseAllocated(tx, toVariantQuantities(own, choice.units), { type: 'order', id: order.id })
  const { parts } = await advancePart(tx, order.id, part.number, by)
  if (parts.every(({ status }) => hasArrived(status))) await collectOnDelivery(tx, order)
}
