/** Posts the events of a vendor order to the ledger. Idempotent. */

import type { orderPlaced } from '#events/checkout.ts'
import type { returnChanged, saleReversed, statusChanged } from '#events/orders.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { EventPayload } from '#platform/shared/domain-event.ts'
import { newId } from '#platform/shared/ids.ts'
import { computeShares, remainingCommission } from './commission.rules.ts'
import { collectionMoves, refundMoves, releaseMoves, type Stage, saleMoves, vendorEffect } from './ledger.rules.ts'
import { isRefundPosted } from './ledger.sql.ts'
import { lowerHolds } from './lower-holds.ts'
import { postEntries } from './post-entries.ts'
import { loadAncestorCategories } from './preview-commission.ts'
import { holdReason, saleBalance } from './release.rules.ts'
import {
  deleteOpenReturn,
  findReceivedAt,
  insertSale,
  loadLinesLeft,
  lockSale,
  markCollected,
  markDelivered,
  markReleased,
  refundLines,
  type SaleRow,
  saveOpenReturn,
  updateRefunded,
} from './sales.sql.ts'
import { loadCommissionTerms } from './settings.sql.ts'

/** The ledger is about vendors. */
type WithoutShopper<Payload> = Omit<Payload, 'userId'>
type Placed = WithoutShopper<EventPayload<typeof orderPlaced>>
type Refund = Pick<EventPayload<typeof saleReversed>, 'orderId' | 'number' | 'refundId' | 'amountMinor' | 'lines'>
type ReturnChanged = WithoutShopper<EventPayload<typeof returnChanged>>
type StatusChanged = WithoutShopper<EventPayload<typeof statusChanged>>

/** A refused return becomes open again when the shopper disputes it. */
const SETTLED_RETURNS: readonly ReturnChanged['status'][] = ['Refused', 'Dismissed', 'Withdrawn', 'Refunded']

export const isSettledReturn = (status: ReturnChanged['status']) => SETTLED_RETURNS.includes(status)

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
  for (const { number, workspaceId, related = false, ...sold } of parts) {
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
        related,
        paidAt,
        paymentType: payment.reference.type,
        paymentRef: payment.reference.id,
        placedAt: tx.now,
      },
      shares: shares.map((share, position) => ({ ...share, position })),
      lines: lines.map(({ position, category, sku, quantity, totalMinor }, index) => ({
        position,
        category,
        sku,
        quantity,
        totalMinor,
        share: of[index] ?? 0,
      })),
    })
    if (!inserted) continue
    const about = { workspaceId, currency, orderId, part, reference: { type: 'part', id: part } }
    await postEntries(
      tx,
      saleMoves({ totalMinor, subsidyMinor, commissionMinor, collectedBy }).map((moves) => ({ ...moves, ...about })),
    )
  }
}

/**
 * Reverses sale and commission in proportion, cumulatively (V5). Vendor orders from before the ledger existed are ignored, and so are
 * refunds that were posted when the vendor made them.
 */
export async function reverseSale(tx: Tx, refund: Refund): Promise<void> {
  const sale = await lockSale(tx.db, toPartNumber(refund))
  if (!sale || (await isRefundPosted(tx.db, refund.refundId))) return
  await postRefund(tx, sale, refund)
  await releaseSale(tx, sale.part)
}

/**
 * Posts a refund by the vendor in the vendor's transaction, when the earnings of the sale are available or paid out: the platform must not
 * pay for it. Fails with BALANCE_TOO_LOW `{ available }`.
 */
export async function takeRefundFromBalance(tx: Tx, refund: Refund): Promise<void> {
  const sale = await lockSale(tx.db, toPartNumber(refund))
  if (sale?.releasedAt) await postRefund(tx, sale, refund, 'available')
}

export async function postRefund(tx: Tx, sale: SaleRow, refund: Refund, floor?: 'available'): Promise<void> {
  const { workspaceId, currency, part, collectedBy } = sale
  const { orderId, refundId, amountMinor, lines } = sale.lostMinor > 0 ? await withoutLost(tx, sale, refund) : refund
  const subsidyMinor = lines.reduce((sum, line) => sum + (line.subsidyMinor ?? 0), 0)
  const withSubsidy = lines.map((line) => ({ position: line.position, amountMinor: line.amountMinor + (line.subsidyMinor ?? 0) }))
  const shares = await refundLines(tx.db, sale.id, withSubsidy)
  const refundedMinor = sale.refundedMinor + amountMinor + subsidyMinor
  const whole = refundedMinor === sale.totalMinor
  const commissionRefundedMinor =
    sale.commissionMinor - shares.reduce((sum, share) => sum + remainingCommission(share, share.backMinor, whole), 0)
  const refunded = { refundedMinor, commissionRefundedMinor, subsidyRefundedMinor: sale.subsidyRefundedMinor + subsidyMinor }
  await updateRefunded(tx.db, sale.id, refunded)
  const commissionMinor = commissionRefundedMinor - sale.commissionRefundedMinor
  const back = { totalMinor: amountMinor + subsidyMinor, subsidyMinor, commissionMinor, collectedBy }
  const about = { workspaceId, currency, orderId, part, reference: { type: 'orderRefund', id: refundId } }
  const entries = [
    ...(await lowerHolds(tx, { ...sale, ...refunded }, refundId)),
    ...refundMoves(back, stageOf(sale)).map((moves) => ({ ...moves, ...about })),
  ]
  const costs = entries.reduce((sum, { moves }) => sum + vendorEffect(moves), 0) < 0
  await postEntries(tx, entries, floor && costs ? { floor } : {})
}

/** What a payer's bank took back is not refunded again. */
async function withoutLost(tx: Tx, sale: SaleRow, refund: Refund): Promise<Refund> {
  const left = new Map((await loadLinesLeft(tx.db, sale.id)).map(({ position, leftMinor }) => [position, leftMinor]))
  const lines = refund.lines.map((line) => {
    const subsidyMinor = Math.min(line.subsidyMinor ?? 0, left.get(line.position) ?? 0)
    return { ...line, subsidyMinor, amountMinor: Math.min(line.amountMinor, (left.get(line.position) ?? 0) - subsidyMinor) }
  })
  return { ...refund, lines, amountMinor: lines.reduce((sum, line) => sum + line.amountMinor, 0) }
}

export function stageOf({ releasedAt, collectedAt }: Pick<SaleRow, 'releasedAt' | 'collectedAt'>): Stage {
  if (releasedAt) return 'released'
  return collectedAt ? 'collected' : 'placed'
}

/** The vendor collected the cash of a vendor order. Has an effect only the first time. */
export async function recordCollection(tx: Tx, part: string): Promise<void> {
  const sale = await lockSale(tx.db, part)
  if (sale?.collectedBy !== 'vendor' || sale.collectedAt) return
  const { workspaceId, currency, orderId } = sale
  await markCollected(tx.db, sale.id, tx.now)
  const left = {
    totalMinor: sale.totalMinor - sale.refundedMinor,
    subsidyMinor: sale.subsidyMinor - sale.subsidyRefundedMinor,
    commissionMinor: sale.commissionMinor - sale.commissionRefundedMinor,
  }
  const about = { workspaceId, currency, orderId, part, reference: { type: 'part', id: part } }
  await postEntries(
    tx,
    collectionMoves(left).map((moves) => ({ ...moves, ...about })),
  )
}

/** Starts the return window at delivery, when cash is collected too. Returns its end. */
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
  await recordCollection(tx, part)
  return { part, dueAt }
}

/** Moves the sale from pending to available once nothing holds it any more. */
export async function releaseSale(tx: Tx, part: string): Promise<void> {
  const sale = await lockSale(tx.db, part)
  if (!sale || sale.releasedAt || holdReason(sale, tx.now) !== null) return
  const { workspaceId, currency, orderId } = sale
  await markReleased(tx.db, sale.id, tx.now)
  const about = { workspaceId, currency, orderId, part, reference: { type: 'part', id: part } }
  await postEntries(
    tx,
    releaseMoves(saleBalance(sale), sale.collectedBy).map((moves) => ({ ...moves, ...about })),
  )
}

/** Holds the earnings of a sale while one of its returns is open, so that they are still there to refund. */
export async function trackReturn(tx: Tx, { orderId, number, returnId, status }: ReturnChanged): Promise<void> {
  const part = toPartNumber({ orderId, number })
  if (isSettledReturn(status)) {
    await deleteOpenReturn(tx.db, returnId)
    await releaseSale(tx, part)
    return
  }
  // Locks first, so that a release at the same time sees the return or is over.
  if (await lockSale(tx.db, part)) await saveOpenReturn(tx.db, returnId, part)
}
