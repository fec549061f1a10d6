import { releaseAllocated } from '#domains/inventory/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import type { ChosenUnits, OrderView, VendorOrderView } from '../contract.ts'
import { getOrder, openShoppersOrder } from './get-order.ts'
import { giveBackUnits } from './give-back.ts'
import { type By, linesOfPart, moveOn, type OpenPart, partNamed, shopperSide, vendorSide } from './open-order.ts'
import { openUnchanged } from './open-unchanged.ts'
import { collectAtTheDoor } from './order-payments.ts'
import { hasArrived } from './order-states.rules.ts'
import { countUnits } from './progress.sql.ts'
import { cancellableUntil } from './returns.rules.ts'
import { chosenOf, goodsOf, unsentUnits } from './units.rules.ts'
import { getVendorOrder } from './vendor-order.ts'

type Cancellation = { number: string; lines?: readonly ChosenUnits[] | undefined }

/** The shopper takes back units that were not shipped, within the window the order was placed with. Fails with NOT_CANCELLABLE and what still could be. */
export async function cancelOrder(
  call: Call,
  { orderId, number, lines }: Cancellation & { orderId: string },
  linkToken: string | null,
): Promise<OrderView> {
  await transact(call, async (tx) => {
    const open = partNamed(await openShoppersOrder(tx, call, orderId, linkToken), number)
    const until = cancellableUntil(open.order)
    if (until && tx.now > until) {
      throw new Failure('NOT_CANCELLABLE', { lines: linesOfPart(open).map(({ position }) => ({ position, left: 0 })) })
    }
    await cancelUnits(tx, open, lines, shopperSide(call), '')
    return {}
  })
  return getOrder(call, orderId, linkToken)
}

/** The vendor cannot send units it sold. */
export async function cancelPart(
  call: Call,
  { number, version, lines, reason }: Cancellation & { version?: number | undefined; reason: string },
): Promise<VendorOrderView> {
  await transact(call, async (tx) => {
    await cancelUnits(tx, await openUnchanged(tx, call, number, version), lines, vendorSide(call), reason)
    return {}
  })
  return getVendorOrder(call, { number })
}

/** Units of an open part that were not sent are cancelled, and their money goes back. Fails with NOT_CANCELLABLE and what could be. */
export async function cancelUnits(
  tx: Tx,
  open: OpenPart,
  chosen: readonly ChosenUnits[] | undefined,
  by: By,
  reason: string,
): Promise<void> {
  const { order, part } = open
  const own = linesOfPart(open)
  const left = own.map((line) => ({ position: line.position, left: unsentUnits(part.status, line) }))
  const choice = chosenOf(left, chosen)
  if ('short' in choice) throw new Failure('NOT_CANCELLABLE', { lines: choice.short })

  await giveBackUnits(tx, open, choice.units, by, { cause: 'cancelled', returnId: null, reason })
  await countUnits(tx.db, order.id, 'cancelled', choice.units)
  await releaseAllocated(tx, goodsOf(own, choice.units), { type: 'order', id: order.id })
  const { parts } = await moveOn(tx, order.id, part.number, by)
  if (parts.every(({ status }) => hasArrived(status))) await collectAtTheDoor(tx, order)
}
