/** What happens to a part of an order, as the ledger keeps it. Heard twice it changes nothing. */
import type { orderPlaced } from '#facts/checkout.ts'
import type { givenBack, statusChanged } from '#facts/orders.ts'
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { keptOf, sharesOfSale } from './commission.rules.ts'
import { enter } from './enter.ts'
import { refundMoves, releaseMoves, saleMoves } from './ledger.rules.ts'
import { categoriesAbove } from './preview-commission.ts'
import { addGivenBack, giveBackLines, insertSale, lockSale, markDelivered, markReleased, receivedFor, type SaleRow } from './sales.sql.ts'
import { termsOf } from './settings.sql.ts'

type Placed = ReturnType<typeof orderPlaced>['payload']
type GivenBack = ReturnType<typeof givenBack>['payload']
type StatusChanged = ReturnType<typeof statusChanged>['payload']

const partOf = ({ orderId, number }: { orderId: string; number: number }) => `${orderId}-${number}`

/** Sale and commission of each part, by the first rule that fits now. */
export async function keepSale(tx: Tx, { orderId, currency, payment, parts }: Placed): Promise<void> {
  const terms = await termsOf(tx.db)
  const above = await categoriesAbove(tx.db)
  const collectedBy = payment.method === 'delivery' ? 'vendor' : 'platform'
  const paidAt = await receivedFor(tx.db, payment.reference)
  for (const { number, workspaceId, totalMinor, lines } of parts) {
    const { shares, of } = sharesOfSale(terms, workspaceId, lines, tx.now, above)
    const commissionMinor = shares.reduce((sum, share) => sum + share.commissionMinor, 0)
    const part = partOf({ orderId, number })
    const sold = await insertSale(tx.db, {
      sale: {
        ...{ id: newId('sale'), workspaceId, orderId, number, part, currency, totalMinor, commissionMinor, collectedBy, paidAt },
        ...{ paymentType: payment.reference.type, paymentRef: payment.reference.id, placedAt: tx.now },
      },
      shares: shares.map((share, position) => ({ ...share, position })),
      lines: lines.map(({ totalMinor, ...line }, index) => ({ ...line, totalMinor, share: of[index] ?? 0 })),
    })
    if (!sold) continue
    const about = { workspaceId, currency, orderId, part, reference: { type: 'part', id: part } }
    await enter(
      tx,
      saleMoves({ totalMinor, commissionMinor, collectedBy }).map((moves) => ({ ...moves, ...about })),
    )
  }
}

/** Takes sale and commission back in proportion, cumulatively (V5). Parts from before there was a ledger are let be. */
export async function takeBack(tx: Tx, { orderId, number, refundId, amountMinor, lines }: GivenBack): Promise<void> {
  const sale = await lockSale(tx.db, partOf({ orderId, number }))
  if (!sale) return
  const { workspaceId, currency, part, collectedBy } = sale
  const shares = await giveBackLines(tx.db, sale.id, lines)
  const givenBackMinor = sale.givenBackMinor + amountMinor
  const whole = givenBackMinor === sale.totalMinor
  const commissionBackMinor = sale.commissionMinor - shares.reduce((sum, share) => sum + keptOf(share, share.backMinor, whole), 0)
  await addGivenBack(tx.db, sale.id, { givenBackMinor, commissionBackMinor })
  const back = { totalMinor: amountMinor, commissionMinor: commissionBackMinor - sale.commissionBackMinor, collectedBy }
  const about = { workspaceId, currency, orderId, part, reference: { type: 'orderRefund', id: refundId } }
  await enter(
    tx,
    refundMoves(back, sale.releasedAt !== null).map((moves) => ({ ...moves, ...about })),
  )
}

/** From delivery on the time runs in which something can come back. Answers when it is over. */
export async function startWindow(
  tx: Tx,
  { orderId, number, to, returnableUntil }: StatusChanged,
): Promise<{ part: string; dueAt: Date } | null> {
  if (to !== 'Delivered') return null
  const part = partOf({ orderId, number })
  const sale = await lockSale(tx.db, part)
  if (!sale || sale.dueAt) return null
  const dueAt = returnableUntil === undefined ? tx.now : new Date(returnableUntil)
  await markDelivered(tx.db, sale.id, tx.now, dueAt)
  return { part, dueAt }
}

/** From pending to available, once nothing can come back and the shopper's money is there. */
export async function releaseSale(tx: Tx, part: string): Promise<void> {
  const sale = await lockSale(tx.db, part)
  if (!sale || sale.releasedAt || !sale.dueAt || sale.dueAt > tx.now) return
  if (sale.collectedBy === 'platform' && !sale.paidAt) return
  const { workspaceId, currency, orderId } = sale
  await markReleased(tx.db, sale.id, tx.now)
  const about = { workspaceId, currency, orderId, part, reference: { type: 'part', id: part } }
  await enter(
    tx,
    releaseMoves(balanceOfSale(sale)).map((moves) => ({ ...moves, ...about })),
  )
}

/** What of a sale is with Plaza for the vendor: below zero where the vendor collected it and owes the commission. */
function balanceOfSale({ totalMinor, givenBackMinor, commissionMinor, commissionBackMinor, collectedBy }: SaleRow): number {
  const collected = collectedBy === 'vendor' ? totalMinor - givenBackMinor : 0
  return totalMinor - givenBackMinor - (commissionMinor - commissionBackMinor) - collected
}
