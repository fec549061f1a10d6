/**
 * Posts disputes of payers at their bank. The vendor's share is held back while the bank decides, less what is refunded in the meantime. It
 * is given back when the bank decides for Plaza and the money is there again, and otherwise refunded to the payer like any refund, with its
 * commission. Idempotent.
 */

import { saleDisputed } from '#events/finance.ts'
import type { disputeChanged } from '#events/payments.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import type { EventPayload } from '#platform/shared/domain-event.ts'
import { splitByLargestRemainder } from '#platform/shared/money.ts'
import { amountToHold, paidLeft } from './dispute.rules.ts'
import { addHeld, addLost, insertDisputeShare, isDisputeShared, lockSalesOfPayment, settleDisputeShares } from './disputes.sql.ts'
import {
  disputeHoldMoves,
  disputeLostMoves,
  disputeReinstatedMoves,
  disputeReleaseMoves,
  disputeWithdrawnMoves,
  type Moves,
} from './ledger.rules.ts'
import { postEntries } from './post-entries.ts'
import { postRefund, releaseSale } from './record-sale.ts'
import { loadLinesLeft, lockSale, type SaleRow } from './sales.sql.ts'

type DisputeChanged = EventPayload<typeof disputeChanged>

export async function postDispute(tx: Tx, dispute: DisputeChanged): Promise<void> {
  const { status, withdrawn, reinstated, amountMinor } = dispute
  if (withdrawn) await postForPlatform(tx, dispute, disputeWithdrawnMoves(amountMinor))
  if (reinstated) await postForPlatform(tx, dispute, disputeReinstatedMoves(amountMinor))
  if (status === 'open' || status === 'lost') await hold(tx, dispute)
  // Nothing is given back before the bank has done so.
  if (status === 'won' && (!withdrawn || reinstated)) await settle(tx, dispute, status)
  if (status === 'lost') {
    await settle(tx, dispute, status)
    await postForPlatform(tx, dispute, disputeLostMoves(amountMinor))
  }
}

async function postForPlatform(tx: Tx, { disputeId, currency, reference }: DisputeChanged, entries: Moves[]): Promise<void> {
  const about = { workspaceId: null, currency, reference: { type: 'dispute', id: disputeId }, orderId: reference.id }
  await postEntries(
    tx,
    entries.map((moves) => ({ ...moves, ...about })),
  )
}

/** Divides the dispute among the vendor orders by what the shopper still pays for each, never more than that. */
async function hold(tx: Tx, { disputeId, currency, reference, amountMinor, status }: DisputeChanged): Promise<void> {
  const sales = (await lockSalesOfPayment(tx.db, reference)).filter((sale) => paidLeft(sale) > 0)
  if (sales.length === 0 || (await isDisputeShared(tx.db, disputeId))) return
  const left = sales.map(paidLeft)
  const shares = splitByLargestRemainder(
    Math.min(
      amountMinor,
      left.reduce((sum, minor) => sum + minor, 0),
    ),
    left,
  )
  for (const [index, sale] of sales.entries()) {
    const share = Math.min(shares[index] ?? 0, left[index] ?? 0)
    if (share === 0) continue
    const heldMinor = amountToHold(sale, share, sale.heldMinor)
    await insertDisputeShare(tx.db, { disputeId, part: sale.part, amountMinor: share, heldMinor })
    await addHeld(tx.db, sale.id, heldMinor)
    await postForVendor(tx, sale, disputeId, currency, disputeHoldMoves(heldMinor, sale.releasedAt !== null))
    // Of a dispute that is lost already the vendor hears once, by its end.
    const { workspaceId, part } = sale
    if (status === 'open') publish(tx, saleDisputed({ disputeId, workspaceId, part, currency, status, heldMinor, refundedMinor: 0 }))
  }
}

/** Gives the vendors their money back; of a lost dispute the payer then gets it as a refund. */
async function settle(tx: Tx, { disputeId, currency }: DisputeChanged, status: 'won' | 'lost'): Promise<void> {
  for (const { part, amountMinor, heldMinor } of await settleDisputeShares(tx.db, disputeId, tx.now)) {
    const sale = await lockSale(tx.db, part)
    if (!sale) continue
    await addHeld(tx.db, sale.id, -heldMinor)
    await postForVendor(tx, sale, disputeId, currency, disputeReleaseMoves(heldMinor, sale.releasedAt !== null))
    const refundedMinor = status === 'lost' ? await refundToPayer(tx, sale, disputeId, amountMinor) : 0
    await releaseSale(tx, part)
    const { workspaceId } = sale
    publish(tx, saleDisputed({ disputeId, workspaceId, part, currency, status, heldMinor, refundedMinor }))
  }
}

/** Returns the amount. */
async function refundToPayer(tx: Tx, sale: SaleRow, disputeId: string, share: number): Promise<number> {
  const amountMinor = Math.min(share, paidLeft(sale))
  if (amountMinor === 0) return 0
  const lines = await loadLinesLeft(tx.db, sale.id)
  const amounts = splitByLargestRemainder(
    amountMinor,
    lines.map(({ leftMinor }) => leftMinor),
  )
  const number = Number(sale.part.slice(sale.orderId.length + 1))
  const refundId = `${disputeId}:${sale.part}`
  await postRefund(tx, sale, {
    orderId: sale.orderId,
    number,
    refundId,
    amountMinor,
    lines: lines.map(({ position }, index) => ({ position, quantity: 1, amountMinor: amounts[index] ?? 0 })),
  })
  await addLost(tx.db, sale.id, amountMinor)
  return amountMinor
}

async function postForVendor(tx: Tx, sale: SaleRow, disputeId: string, currency: string, entries: Moves[]): Promise<void> {
  const { workspaceId, orderId, part } = sale
  const about = { workspaceId, currency, orderId, part, reference: { type: 'dispute', id: `${disputeId}:${part}` } }
  await postEntries(
    tx,
    entries.map((moves) => ({ ...moves, ...about })),
  )
}
