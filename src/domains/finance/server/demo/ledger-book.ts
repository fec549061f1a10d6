/** Finance of a past year: handles the events of its days in memory as the listener does one by one. `write` stores all in sets. */
import { approvalDecided } from '#events/approvals.ts'
import { orderPlaced } from '#events/checkout.ts'
import { returnChanged, saleReversed, statusChanged } from '#events/orders.ts'
import { disputeChanged, paymentPaid, paymentRefunded } from '#events/payments.ts'
import type { Past, PastEvent } from '#platform/server/demo/past.ts'
import { type Tx, transactAsSystem } from '#platform/server/transact.ts'
import type { EventPayload } from '#platform/shared/domain-event.ts'
import { computeShares } from '../commission.rules.ts'
import { scheduleRelease } from '../jobs.ts'
import {
  collectionMoves,
  completionMoves,
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
import { openDisputeBook } from './dispute-book.ts'
import { openEntryBook } from './entry-book.ts'
import { insertDisputeShares, insertOpenReturns, insertPayouts, insertReceipts, insertSales, type PastPayout } from './ledger-book.sql.ts'
import { newSale, type PastSale, takeBack } from './sale-book.ts'

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

  function recordSale({ orderId, currency, payment, parts }: EventPayload<typeof orderPlaced>, at: Date): void {
    for (const sold of parts) {
      const lines = sold.lines.map(({ subsidyMinor = 0, totalMinor, ...line }) => ({ ...line, totalMinor: totalMinor + subsidyMinor }))
      const shares = computeShares(terms, sold.workspaceId, lines, at, above)
      const sale = newSale({
        id: ids('sale', at),
        orderId,
        currency,
        payment,
        sold,
        lines,
        shares,
        at,
        paidAt: receipts.get(orderId)?.receivedAt ?? null,
      })
      sales.set(sale.part, sale)
      salesOfOrder.set(orderId, [...(salesOfOrder.get(orderId) ?? []), sale])
      postFor(sale, saleMoves(sale), aboutPart(sale), at)
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

  function reverse({ orderId, number, refundId, lines }: EventPayload<typeof saleReversed>, at: Date): void {
    const sale = sales.get(`${orderId}-${number}`)
    if (!sale) return
    refund(sale, refundId, lines, at)
    release(sale, at)
  }

  function followReturn({ orderId, number, returnId, status }: EventPayload<typeof returnChanged>, at: Date): void {
    const part = `${orderId}-${number}`
    if (isSettledReturn(status)) {
      openReturns.delete(returnId)
      release(sales.get(part), at)
    } else openReturns.set(returnId, part)
  }

  function startWindow({ orderId, number, to, returnableUntil }: EventPayload<typeof statusChanged>, at: Date): void {
    const sale = sales.get(`${orderId}-${number}`)
    if (to !== 'Delivered' || !sale || sale.dueAt) return
    sale.deliveredAt = at
    sale.dueAt = returnableUntil === undefined ? at : new Date(returnableUntil)
    collect(sale, at)
  }

  function receive({ paymentId, reference, method, currency, amountMinor }: EventPayload<typeof paymentPaid>, at: Date): void {
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

  function payBack({ refundId, method, currency, amountMinor, waived, reference }: EventPayload<typeof paymentRefunded>, at: Date): void {
    if (method === 'delivery' || waived) return
    postForPlatform(paymentRefundMoves(amountMinor), currency, reference.id, { type: 'paymentRefund', id: refundId }, at)
  }

  const disputes = openDisputeBook({
    saleOf: (part) => sales.get(part),
    salesOf: (orderId) => salesOfOrder.get(orderId) ?? [],
    postFor,
    postForPlatform,
    refund,
    release,
  })

  /** Earnings that are due after `until`, to which the past was taken, are released by jobs. */
  async function writeSales(tx: Tx, until: Date): Promise<void> {
    const { db } = tx
    await insertSales(db, [...sales.values()])
    await insertReceipts(db, [...receipts.values()])
    await insertOpenReturns(
      db,
      [...openReturns].map(([returnId, part]) => ({ returnId, part })),
    )
    await insertDisputeShares(db, disputes.shares)
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
    [disputeChanged.type, disputes.follow],
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
