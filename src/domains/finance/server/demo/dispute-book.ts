/** Disputes of a past year: what they hold of sales, and what banks decided, as `post-disputes.ts` does one by one. */
import type { disputeChanged } from '#events/payments.ts'
import type { EventPayload } from '#platform/shared/domain-event.ts'
import { splitByLargestRemainder } from '#platform/shared/money.ts'
import { amountToHold, paidLeft } from '../dispute.rules.ts'
import {
  disputeHoldMoves,
  disputeLostMoves,
  disputeReinstatedMoves,
  disputeReleaseMoves,
  disputeWithdrawnMoves,
  type Moves,
} from '../ledger.rules.ts'
import type { PastDisputeShare } from './ledger-book.sql.ts'
import { overLines, type PastSale, type takeBack } from './sale-book.ts'

type Dispute = EventPayload<typeof disputeChanged>
type Reference = { type: string; id: string }

/** What a dispute does to the sales and the ledger. */
type Books = {
  saleOf(part: string): PastSale | undefined
  salesOf(orderId: string): readonly PastSale[]
  postFor(sale: PastSale, moves: readonly Moves[], reference: Reference, at: Date): void
  postForPlatform(moves: readonly Moves[], currency: string, orderId: string, reference: Reference, at: Date): void
  refund(sale: PastSale, refundId: string, lines: Parameters<typeof takeBack>[1], at: Date): void
  release(sale: PastSale, at: Date): void
}

export function openDisputeBook({ saleOf, salesOf, postFor, postForPlatform, refund, release }: Books) {
  const shares: PastDisputeShare[] = []

  function hold({ disputeId, reference, amountMinor }: Dispute, at: Date): void {
    if (shares.some((share) => share.disputeId === disputeId)) return
    const disputed = salesOf(reference.id).filter((sale) => paidLeft(sale) > 0)
    if (disputed.length === 0) return
    const left = disputed.map(paidLeft)
    const whole = left.reduce((sum, minor) => sum + minor, 0)
    const parts = splitByLargestRemainder(Math.min(amountMinor, whole), left)
    for (const [index, sale] of disputed.entries()) {
      const share = parts[index] ?? 0
      if (share === 0) continue
      const heldMinor = amountToHold(sale, share, sale.heldMinor)
      shares.push({ disputeId, part: sale.part, amountMinor: share, heldMinor, settledAt: null })
      sale.heldMinor += heldMinor
      postFor(sale, disputeHoldMoves(heldMinor, sale.releasedAt !== null), { type: 'dispute', id: `${disputeId}:${sale.part}` }, at)
    }
  }

  function settle({ disputeId, status }: Dispute, at: Date): void {
    for (const share of shares) {
      const sale = saleOf(share.part)
      if (share.disputeId !== disputeId || share.settledAt || !sale) continue
      share.settledAt = at
      sale.heldMinor -= share.heldMinor
      postFor(
        sale,
        disputeReleaseMoves(share.heldMinor, sale.releasedAt !== null),
        { type: 'dispute', id: `${disputeId}:${sale.part}` },
        at,
      )
      if (status === 'lost') {
        const amountMinor = Math.min(share.amountMinor, paidLeft(sale))
        if (amountMinor > 0) refund(sale, `${disputeId}:${sale.part}`, overLines(sale, amountMinor), at)
        sale.lostMinor += amountMinor
      }
      release(sale, at)
    }
  }

  function follow(dispute: Dispute, at: Date): void {
    const { disputeId, status, withdrawn, reinstated, amountMinor, currency, reference } = dispute
    const postOwn = (moves: readonly Moves[]) => postForPlatform(moves, currency, reference.id, { type: 'dispute', id: disputeId }, at)
    if (withdrawn) postOwn(disputeWithdrawnMoves(amountMinor))
    if (reinstated) postOwn(disputeReinstatedMoves(amountMinor))
    if (status === 'open' || status === 'lost') hold(dispute, at)
    if (status === 'won' && (!withdrawn || reinstated)) settle(dispute, at)
    if (status !== 'lost') return
    settle(dispute, at)
    postOwn(disputeLostMoves(amountMinor))
  }

  return { follow, shares }
}
