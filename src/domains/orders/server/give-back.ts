import { givenBack } from '#facts/orders.ts'
import { announce, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ChosenUnits } from '../contract.ts'
import type { By, OpenPart } from './open-order.ts'
import { askForMoney } from './order-payments.ts'
import { insertRefund } from './refunds.sql.ts'
import { addShares, amountOf, sharesOf } from './shares.rules.ts'

type Cause = { cause: 'cancelled' | 'returned'; returnId: string | null; reason: string }

/** Writes down what units give back, and asks for the money. Before they are counted. */
export async function giveBackUnits(
  tx: Tx,
  { order, part, lines }: OpenPart,
  units: readonly ChosenUnits[],
  by: By,
  why: Cause,
): Promise<void> {
  const shares = sharesOf(lines, units)
  const { goodsMinor, shippingMinor, taxMinor } = addShares(shares)
  const refundId = newId('ref')
  const { id: orderId, currency } = order
  const { number, workspaceId } = part
  const amounts = { goodsMinor, shippingMinor, taxMinor, amountMinor: amountOf({ goodsMinor, shippingMinor, taxMinor }) }
  await insertRefund(tx.db, { id: refundId, workspaceId, orderId, partNumber: number, ...why, ...amounts, ...by, givenAt: tx.now }, shares)
  await askForMoney(tx, order, { refundId, amountMinor: amounts.amountMinor, cause: why.cause })
  const byLine = shares.map(({ position, ...share }) => ({ position, amountMinor: amountOf(share) }))
  announce(tx, givenBack({ orderId, number, workspaceId, refundId, cause: why.cause, currency, ...amounts, lines: byLine }))
}
