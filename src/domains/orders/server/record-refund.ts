import { takeRefundFromBalance } from '#domains/finance/server/index.ts'
import { saleReversed } from '#events/orders.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ChosenUnits } from '../contract.ts'
import { endDigital } from './digital/end-digital.ts'
import type { ActedBy, FullPart } from './lock-order.ts'
import { requestOrderRefund } from './order-payments.ts'
import { insertRefund, type RefundCause } from './refunds.sql.ts'
import { addShares, computeRefundShares, totalOfShares } from './shares.rules.ts'

type Cause = { cause: RefundCause; returnId: string | null; reason: string }

/**
 * Records the refund of units and requests it from payments. Call it before the units are added to the line counters. A vendor's refund of
 * a sale that was already released fails with BALANCE_TOO_LOW when the vendor's balance does not cover it.
 */
export async function recordRefund(
  tx: Tx,
  { order, part, lines }: FullPart,
  units: readonly ChosenUnits[],
  by: ActedBy,
  why: Cause,
): Promise<void> {
  const shares = computeRefundShares(lines, units)
  const { goodsMinor, shippingMinor, taxMinor } = addShares(shares)
  const refundId = newId('ref')
  const { id: orderId, currency } = order
  const { number, workspaceId } = part
  const amounts = { goodsMinor, shippingMinor, taxMinor, amountMinor: totalOfShares({ goodsMinor, shippingMinor, taxMinor }) }
  await insertRefund(
    tx.db,
    { id: refundId, workspaceId, orderId, partNumber: number, ...why, ...amounts, ...by, refundedAt: tx.now },
    shares.map(({ subsidyMinor: _, ...share }) => share),
  )
  await endDigital(tx, lines, units)
  await requestOrderRefund(tx, order, { refundId, amountMinor: amounts.amountMinor, cause: why.cause })
  const byLine = shares.map(({ position, subsidyMinor, ...share }) => {
    const source = lines.find((line) => line.position === position)?.source
    const quantity = units.find((some) => some.position === position)?.quantity ?? 0
    return { position, quantity, amountMinor: totalOfShares(share), subsidyMinor, ...(source && { source }) }
  })
  if (by.side === 'vendor') await takeRefundFromBalance(tx, { orderId, number, refundId, amountMinor: amounts.amountMinor, lines: byLine })
  publish(
    tx,
    saleReversed({ orderId, number, workspaceId, userId: order.userId, refundId, cause: why.cause, currency, ...amounts, lines: byLine }),
  )
}
