/** Takes a refund of a disputed sale out of what is held for the dispute, so that the vendor doesn't pay it twice. */
import type { Tx } from '#platform/server/transact.ts'
import { holdsAfterRefund } from './dispute.rules.ts'
import { addHeld, loadOpenShares, updateShareHeld } from './disputes.sql.ts'
import { disputeReleaseMoves } from './ledger.rules.ts'
import type { Entry } from './post-entries.ts'
import type { SaleRow } from './sales.sql.ts'

/** `sale` as it is after the refund. Returns the entries, to post together with those of the refund. */
export async function lowerHolds(tx: Tx, sale: SaleRow, refundId: string): Promise<Entry[]> {
  if (sale.heldMinor === 0) return []
  const { id, workspaceId, currency, orderId, part, releasedAt } = sale
  const shares = await loadOpenShares(tx.db, part)
  const holds = holdsAfterRefund(sale, shares)
  const entries: Entry[] = []
  for (const [index, { disputeId, heldMinor }] of shares.entries()) {
    const left = holds[index] ?? heldMinor
    if (left === heldMinor) continue
    await updateShareHeld(tx.db, { disputeId, part, heldMinor: left })
    await addHeld(tx.db, id, left - heldMinor)
    const about = { workspaceId, currency, orderId, part, reference: { type: 'dispute', id: `${disputeId}:${part}:${refundId}` } }
    entries.push(...disputeReleaseMoves(heldMinor - left, releasedAt !== null).map((moves) => ({ ...moves, ...about })))
  }
  return entries
}
