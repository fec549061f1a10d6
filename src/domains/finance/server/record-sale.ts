/** Posts the events of a vendor order to the ledger. Idempotent. */
import type { orderPlaced } from '#events/checkout.ts'
import type { saleReversed, statusChanged } from '#events/orders.ts'
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { computeShares, remainingCommission } from './commission.rules.ts'
import { refundMoves, releaseMoves, saleMoves } from './ledger.rules.ts'
import { postEntries } from './post-entries.ts'
import { loadAncestorCategories } from './preview-commission.ts'
import {
  findReceivedAt,
  insertSale,
  lockSale,
  markDelivered,
  markReleased,
  refundLines,
  type SaleRow,
  updateRefunded,
} from './sales.sql.ts'
import { loadCommissionTerms } from './settings.sql.ts'

type Placed = ReturnType<typeof orderPlaced>['payload']
type GivenBack = ReturnType<typeof saleReversed>['payload']
type StatusChanged = ReturnType<typeof statusChanged>['payload']

const toPartNumber = ({ orderId, number }: { orderId: string; number: number }) => `${orderId}-${number}`

/**
 * Records the sale and commission of each vendor order by the first matching rule. Discounts of the platform's own promotions are paid by
 * the platform, so the sale counts at full price; a vendor's own discounts reduce the sale (docs/decisions/0022-promotions.md).
 */
export async function recordSale(tx: Tx, { orderId, currency, payment, parts }: Placed): Promise<void> {
  const terms = await loadCommissionTerms(tx.db)
  const above = await loadAncestorCategories(tx.db)
  const collectedBy = payment.method === 'delivery' ? 'vendor' : 'platform'
  const paidAt = await findReceivedAt(tx.db, payment.reference)
  for (const { number, workspaceId, ...sold } of parts) {
    const lines = sold.lines.map(({ subsidyMinor = 0, ...line }) => ({ ...line, subsidyMinor, totalMinor: line.totalMinor + subsidyMinor }))
    const subsidyMinor = lines.reduce((sum, line) => sum + line.subsidyMinor, 0)
    const totalMinor = sold.totalMinor + subsidyMinor
    const { shares, of } = computeShares(terms, workspaceId, lines, tx.now, above)
    const commissionMinor = shares.reduce((sum, share) => sum + share.commissionMinor, 0)
    const part = toPartNumber({ orderId, number })
    const inserted = await insertSale(tx.db, {
      sale: {
        id: newId('sale'),
        workspaceId,
        orderId,
        number,
        part,
        currency,
        totalMinor,
        subsidyMinor,
        commissionMinor,
        collectedBy,
        paidAt,
        paymentType: payment.reference.type,
        paymentRef: payment.reference.id,
        placedAt: tx.now,
      },
      shares: shares.map((share, position) => ({ ...share, position })),
      lines: lines.map(({ totalMinor, subsidyMinor: _, ...line }, index) => ({ ...line, totalMinor, share: of[index] ?? 0 })),
    })
    if (!inserted) continue
    const about = { workspaceId, currency, orderId, part, reference: { type: 'part', id: part } }
    await postEntries(
      tx,
      saleMoves({ totalMinor, subsidyMinor, commissionMinor, collectedBy }).map((moves) => ({ ...moves, ...about })),
    )
  }
}

/** Reverses sale and commission in proportion, cumulatively (V5). Vendor orders from before the ledger existed are ignored. */
export async function reverseSale(tx: Tx, { orderId, number, refundId, amountMinor, lines }: GivenBack): Promise<void> {
  const sale = await lockSale(tx.db, toPartNumber({ orderId, number }))
  if (!sale) return
  const { workspaceId, currency, part, collectedBy } = sale
  const subsidyMinor = lines.reduce((sum, line) => sum + (line.subsidyMinor ?? 0), 0)
  const withSubsidy = lines.map((line) => ({ position: line.position, amountMinor: line.amountMinor + (line.subsidyMinor ?? 0) }))
  const shares = await refundLines(tx.db, sale.id, withSubsidy)
  const refundedMinor = sale.refundedMinor + amountMinor + subsidyMinor
  const whole = refundedMinor === sale.totalMinor
  const commissionRefundedMinor =
    sale.commissionMinor - shares.reduce((sum, share) => sum + remainingCommission(share, share.backMinor, whole), 0)
  await updateRefunded(tx.db, sale.id, {
    refundedMinor,
    commissionRefundedMinor,
    subsidyRefundedMinor: sale.subsidyRefundedMinor + subsidyMinor,
  })
  const commissionMinor = commissionRefundedMinor - sale.commissionRefundedMinor
  const back = { totalMinor: amountMinor + subsidyMinor, subsidyMinor, commissionMinor, collectedBy }
  const about = { workspaceId, currency, orderId, part, reference: { type: 'orderRefund', id: refundId } }
  await postEntries(
    tx,
    refundMoves(back, sale.releasedAt !== null).map((moves) => ({ ...moves, ...about })),
  )
}

/** Starts the return window at delivery. Returns its end. */
export async function startReturnWindow(
  tx: Tx,
  { orderId, number, to, returnableUntil }: StatusChanged,
): Promise<{ part: string; dueAt: Date } | null> {
  if (to !== 'Delivered') return null
  const part = toPartNumber({ orderId, number })
  const sale = await lockSale(tx.db, part)
  if (!sale || sale.dueAt) return null
  const dueAt = returnableUntil === undefined ? tx.now : new Date(returnableUntil)
  await markDelivered(tx.db, sale.id, tx.now, dueAt)
  return { part, dueAt }
}

/** Moves the sale from pending to available once the return window is over and the shopper has paid. */
export async function releaseSale(tx: Tx, part: string): Promise<void> {
  const sale = await lockSale(tx.db, part)
  if (!sale || sale.releasedAt || !sale.dueAt || sale.dueAt > tx.now) return
  if (sale.collectedBy === 'platform' && !sale.paidAt) return
  const { workspaceId, currency, orderId } = sale
  await markReleased(tx.db, sale.id, tx.now)
  const about = { workspaceId, currency, orderId, part, reference: { type: 'part', id: part } }
  await postEntries(
    tx,
    releaseMoves(saleBalance(sale)).map((moves) => ({ ...moves, ...about })),
  )
}

/** The vendor's balance from this sale: negative when the vendor collected the cash and owes the commission. */
function saleBalance(sale: SaleRow): number {
  const leftMinor = sale.totalMinor - sale.refundedMinor
  const collected = sale.collectedBy === 'vendor' ? leftMinor - (sale.subsidyMinor - sale.subsidyRefundedMinor) : 0
  return leftMinor - (sale.commissionMinor - sale.commissionRefundedMinor) - collected
}
