/** Finance of a past year: handles the events of its days in memory as the listener does one by one. `write` stores all in sets. */
import { approvalDecided } from '#events/approvals.ts'
import { orderPlaced } from '#events/checkout.ts'
import { returnChanged, saleReversed, statusChanged } from '#events/orders.ts'
import { disputeChanged, paymentPaid, paymentRefunded } from '#events/payments.ts'
import type { Past, PastEvent } from '#platform/server/demo/past.ts'
import { type Tx, transactAsSystem } from '#platform/server/transact.ts'
import type { EventDefinition } from '#platform/shared/domain-event.ts'
import { splitByLargestRemainder } from '#platform/shared/money.ts'
import { computeShares } from '../commission.rules.ts'
import { scheduleRelease } from '../jobs.ts'
import {
  collectionMoves,
  completionMoves,
  disputeHoldMoves,
  disputeLostMoves,
  disputeReinstatedMoves,
  disputeReleaseMoves,
  disputeWithdrawnMoves,
  type Moves,
  paymentMoves,
  paymentRefundMoves,
  payoutMoves,
  refundMoves,
  releaseMoves,
  saleMoves,
} from '../ledger.rules.ts'
import { loadAncestorCategories } from '../preview-commission.ts'
import { isSettledReturn, stageOf } from '../record-sale.ts'
import { holdReason, saleBalance } from '../release.rules.ts'
import { loadCommissionTerms } from '../settings.sql.ts'
import { openEntryBook } from './entry-book.ts'
import {
  insertDisputeShares,
  insertOpenReturns,
  insertPayouts,
  insertReceipts,
  insertSales,
  type PastDisputeShare,
  type PastPayout,
} from './ledger-book.sql.ts'
import { overLines, type PastSale, paidLeft, takeBack } from './sale-book.ts'

type Payload<D> = D extends EventDefinition<string, infer P> ? P : never
type Receipt = { paymentId: string; referenceType: string; referenceId: string; receivedAt: Date }

/** Begins with an empty ledger. */
export async function openLedgerBook(tx: Tx, past: Past) {
  const terms = await loadCommissionTerms(tx.db)
  const above = await loadAncestorCategories(tx.db)
  const { ids } = past
  const entries = openEntryBook(past)
  const sales = new Map<string, PastSale>()
  const salesOfOrder = new Map<string, PastSale[]>()
  const receipts = new Map<string, Receipt>()
  const openReturns = new Map<string, string>()
  const disputeShares: PastDisputeShare[] = []
  const payouts: PastPayout[] = []

  function postFor(sale: PastSale, moves: readonly Moves[], reference: { type: string; id: string }, at: Date): void {
    const { workspaceId, currency, orderId, part } = sale
    entries.post(
      moves.map((one) => ({ ...one, workspaceId, currency, orderId, part, reference })),
      at,
    )
  }

  const aboutPart = ({ part }: PastSale) => ({ type: 'part', id: part })

  function postForPlatform(
    moves: readonly Moves[],
    currency: string,
    orderId: string,
    reference: { type: string; id: string },
    at: Date,
  ): void {
    entries.post(
      moves.map((one) => ({ ...one, workspaceId: null, currency, orderId, reference })),
      at,
    )
  }

  function recordSale({ orderId, currency, payment, parts }: Payload<typeof orderPlaced>, at: Date): void {
    const collectedBy = payment.method === 'delivery' ? 'vendor' : 'platform'
    for (const { number, workspaceId, related = false, ...sold } of parts) {
      const lines = sold.lines.map(({ subsidyMinor = 0, totalMinor, ...line }) => ({ ...line, totalMinor: totalMinor + subsidyMinor }))
      const subsidyMinor = sold.lines.reduce((sum, line) => sum + (line.subsidyMinor ?? 0), 0)
      const totalMinor = sold.totalMinor + subsidyMinor
      const { shares, of } = computeShares(terms, workspaceId, lines, at, above)
      const commissionMinor = shares.reduce((sum, share) => sum + share.commissionMinor, 0)
      const part = `${orderId}-${number}`
      const sale: PastSale = {
        id: ids('sale', at),
        workspaceId,
        orderId,
        number,
        part,
        currency,
        totalMinor,
        subsidyMinor,
        commissionMinor,
        refundedMinor: 0,
        subsidyRefundedMinor: 0,
        commissionRefundedMinor: 0,
        collectedBy,
        related,
        paymentType: payment.reference.type,
        paymentRef: payment.reference.id,
        placedAt: at,
        paidAt: receipts.get(orderId)?.receivedAt ?? null,
        collectedAt: null,
        deliveredAt: null,
        dueAt: null,
        releasedAt: null,
        confirmedAt: null,
        heldMinor: 0,
        lostMinor: 0,
        shares,
        lines: lines.map(({ position, category, sku, quantity, totalMinor }, index) => ({
          position,
          category,
          sku,
          quantity,
          totalMinor,
          share: of[index] ?? 0,
          refundedMinor: 0,
        })),
      }
      sales.set(part, sale)
      salesOfOrder.set(orderId, [...(salesOfOrder.get(orderId) ?? []), sale])
      postFor(sale, saleMoves({ totalMinor, subsidyMinor, commissionMinor, collectedBy }), aboutPart(sale), at)
    }
  }

  function release(sale: PastSale | undefined, at: Date): void {
    if (!sale || sale.releasedAt) return
    const hasOpenReturn = [...openReturns.values()].includes(sale.part)
    if (holdReason({ ...sale, hasOpenReturn }, at) !== null) return
    const moves = releaseMoves(saleBalance(sale), sale.collectedBy)
    sale.releasedAt = at
    postFor(sale, moves, aboutPart(sale), at)
  }

  function collect(sale: PastSale | undefined, at: Date): void {
    if (sale?.collectedBy !== 'vendor' || sale.collectedAt) return
    sale.collectedAt = at
    const left = {
      totalMinor: sale.totalMinor - sale.refundedMinor,
      subsidyMinor: sale.subsidyMinor - sale.subsidyRefundedMinor,
      commissionMinor: sale.commissionMinor - sale.commissionRefundedMinor,
    }
    postFor(sale, collectionMoves(left), aboutPart(sale), at)
  }

  function refund(sale: PastSale, refundId: string, lines: Parameters<typeof takeBack>[1], at: Date): void {
    const moves = refundMoves(takeBack(sale, lines), stageOf(sale))
    postFor(sale, moves, { type: 'orderRefund', id: refundId }, at)
  }

  function reverse({ orderId, number, refundId, lines }: Payload<typeof saleReversed>, at: Date): void {
    const sale = sales.get(`${orderId}-${number}`)
    if (!sale) return
    refund(sale, refundId, lines, at)
    release(sale, at)
  }

  function followReturn({ orderId, number, returnId, status }: Payload<typeof returnChanged>, at: Date): void {
    const part = `${orderId}-${number}`
    if (isSettledReturn(status)) {
      openReturns.delete(returnId)
      release(sales.get(part), at)
    } else openReturns.set(returnId, part)
  }

  function startWindow({ orderId, number, to, returnableUntil }: Payload<typeof statusChanged>, at: Date): void {
    const sale = sales.get(`${orderId}-${number}`)
    if (to !== 'Delivered' || !sale || sale.dueAt) return
    sale.deliveredAt = at
    sale.dueAt = returnableUntil === undefined ? at : new Date(returnableUntil)
    collect(sale, at)
  }

  function receive({ paymentId, reference, method, currency, amountMinor }: Payload<typeof paymentPaid>, at: Date): void {
    const own = salesOfOrder.get(reference.id) ?? []
    if (method === 'delivery') {
      for (const sale of own) if (sale.refundedMinor < sale.totalMinor) collect(sale, at)
      return
    }
    receipts.set(reference.id, { paymentId, referenceType: reference.type, referenceId: reference.id, receivedAt: at })
    postForPlatform(paymentMoves(amountMinor), currency, reference.id, { type: 'payment', id: paymentId }, at)
    for (const sale of own) {
      sale.paidAt ??= at
      release(sale, at)
    }
  }

  function payBack({ refundId, method, currency, amountMinor, waived, reference }: Payload<typeof paymentRefunded>, at: Date): void {
    if (method === 'delivery' || waived) return
    postForPlatform(paymentRefundMoves(amountMinor), currency, reference.id, { type: 'paymentRefund', id: refundId }, at)
  }

  function hold({ disputeId, reference, amountMinor }: Payload<typeof disputeChanged>, at: Date): void {
    if (disputeShares.some((share) => share.disputeId === disputeId)) return
    const disputed = (salesOfOrder.get(reference.id) ?? []).filter((sale) => paidLeft(sale) > 0)
    if (disputed.length === 0) return
    const left = disputed.map(paidLeft)
    const whole = left.reduce((sum, minor) => sum + minor, 0)
    const parts = splitByLargestRemainder(Math.min(amountMinor, whole), left)
    for (const [index, sale] of disputed.entries()) {
      const share = parts[index] ?? 0
      if (share === 0) continue
      const commissionMinor = sale.commissionMinor - sale.commissionRefundedMinor
      const net = share - Math.round((commissionMinor * share) / (sale.totalMinor - sale.refundedMinor))
      const heldMinor = Math.max(0, Math.min(net, saleBalance(sale) - sale.heldMinor))
      disputeShares.push({ disputeId, part: sale.part, amountMinor: share, heldMinor, settledAt: null })
      sale.heldMinor += heldMinor
      postFor(sale, disputeHoldMoves(heldMinor, sale.releasedAt !== null), { type: 'dispute', id: `${disputeId}:${sale.part}` }, at)
    }
  }

  function settle({ disputeId, status }: Payload<typeof disputeChanged>, at: Date): void {
    for (const share of disputeShares) {
      const sale = sales.get(share.part)
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

  function followDispute(dispute: Payload<typeof disputeChanged>, at: Date): void {
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

  /** Earnings that are due after `until`, to which the past was taken, are released by jobs. */
  async function writeSales(tx: Tx, until: Date): Promise<void> {
    const { db } = tx
    await insertSales(db, [...sales.values()])
    await insertReceipts(db, [...receipts.values()])
    await insertOpenReturns(
      db,
      [...openReturns].map(([returnId, part]) => ({ returnId, part })),
    )
    await insertDisputeShares(db, disputeShares)
    await insertPayouts(db, payouts)
    for (const { part, dueAt, releasedAt } of sales.values())
      if (dueAt && !releasedAt && dueAt > until) await scheduleRelease(tx, part, dueAt)
  }

  const handlers = new Map<string, (payload: never, at: Date) => void>([
    [orderPlaced.type, recordSale],
    [saleReversed.type, reverse],
    [returnChanged.type, followReturn],
    [statusChanged.type, startWindow],
    [paymentPaid.type, receive],
    [paymentRefunded.type, payBack],
    [disputeChanged.type, followDispute],
    [approvalDecided.type, () => {}],
  ])

  return {
    handle({ type, payload, happenedAt }: PastEvent): void {
      handlers.get(type)?.(payload as never, happenedAt)
    },
    /** When the earnings of a delivered part become available; null before its delivery. */
    dueAt: (part: string): Date | null => sales.get(part)?.dueAt ?? null,
    release: (part: string, at: Date) => release(sales.get(part), at),
    available: entries.available,
    /** A payout that was requested by one person, and sent by another one with this reference. */
    payOut({
      workspaceId,
      currency,
      amountMinor,
      requestedBy,
      requestedAt,
    }: Pick<PastPayout, 'workspaceId' | 'currency' | 'amountMinor' | 'requestedBy' | 'requestedAt'>) {
      const id = ids('pot', requestedAt)
      const about = { workspaceId, currency, reference: { type: 'payout', id } }
      const post = (moves: readonly Moves[], at: Date) =>
        entries.post(
          moves.map((one) => ({ ...one, ...about })),
          at,
        )
      post(payoutMoves(amountMinor), requestedAt)
      return {
        complete({ settledBy, settledAt, reference }: Pick<PastPayout, 'settledBy' | 'settledAt' | 'reference'>): void {
          post(completionMoves(amountMinor), settledAt)
          payouts.push({ id, workspaceId, currency, amountMinor, requestedBy, requestedAt, settledBy, settledAt, reference })
        },
      }
    },
    /** On two connections: the entries refer to nothing of the rest. */
    async write({ services, now }: Tx): Promise<void> {
      await Promise.all([transactAsSystem(services, entries.write), transactAsSystem(services, (tx) => writeSales(tx, now))])
    },
  }
}
