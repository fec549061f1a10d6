/**
 * A year of trade of the demo shops, each step on its day. The books of payments, stock, orders and promotions keep it in memory by the rules of their
 * commands, and store it in sets, orders in transactions of their own. What happened is told to `past`, for the ledger and for contacts. Nobody is
 * mailed or notified.
 */
import { openStockBook } from '#domains/inventory/server/demo/stock-book.ts'
import { openOrderBook } from '#domains/orders/server/demo/order-book.ts'
import type { ActedBy } from '#domains/orders/server/lock-order.ts'
import { openPaymentBook } from '#domains/payments/server/demo/payment-book.ts'
import { openRedemptionBook } from '#domains/promotions/server/demo/redemption-book.ts'
import { orderPlaced } from '#events/checkout.ts'
import type { Past } from '#platform/server/demo/past.ts'
import { insertToldEvents } from '#platform/server/demo/told-events.sql.ts'
import type { Tx } from '#platform/server/transact.ts'
import { carrierFor, trackingNumberFor } from '../demo-carriers.ts'
import type { PlannedOrder, PlannedPart, Receipt } from './plan.ts'
import { openPricing } from './price-order.ts'

type Step = { at: Date; take(): void }

/** Orders take some moments from the card to the confirmation. */
const PAYING_MS = 50_000
/** Older events are deleted. */
const EVENTS_KEPT_MS = 30 * 86_400_000

export async function seedHistory(
  tx: Tx,
  past: Past,
  { orders: planned, receipts }: { orders: readonly PlannedOrder[]; receipts: readonly Receipt[] },
) {
  const variantIds = [...new Set(planned.flatMap(({ lines }) => lines.map(({ variantId }) => variantId)))]
  const redemptions = await openRedemptionBook(tx)
  const pricing = await openPricing(tx, variantIds, redemptions.promotions)
  const stock = await openStockBook(tx, past, variantIds)
  const payments = openPaymentBook(past)
  const orders = await openOrderBook(tx, { past, stock, payments })
  const steps: Step[] = receipts.map(({ variantId, quantity, at }) => ({ at, take: () => stock.receive(variantId, quantity, at) }))

  function place({ id, customer, lines, method, codes }: PlannedOrder, at: Date): void {
    const wanted = lines.map((line) => ({ ...line, unitCostMinor: stock.costOf(line.variantId) }))
    const { order, placed, uses } = pricing.price(wanted, customer, redemptions.usable(codes, customer, at))
    const { totalMinor: amountMinor, currency } = order
    const asked = { method, amountMinor, currency }
    if (method === 'card') {
      payments.start(id, { ...asked, at: new Date(at.getTime() - PAYING_MS) })
      payments.pay(id, at)
    }
    stock.allocate(lines, { type: 'order', id }, at)
    orders.place({ ...order, id, userId: customer.userId }, at)
    redemptions.use(id, uses, { owner: customer.userId ?? id, ...customer }, at)
    const payment = { method, reference: { type: 'order', id } }
    past.tell(orderPlaced({ orderId: id, userId: customer.userId, currency, totalMinor: amountMinor, payment, parts: placed }), at)
    if (method !== 'card') payments.start(id, { ...asked, at })
  }

  function cancel(about: { orderId: string; number: number }, at: Date, by: ActedBy): void {
    orders.cancel({ ...about, at }, by)
    redemptions.cancelPart(about.orderId, about.number)
  }

  function follow({ id, customer }: PlannedOrder, part: PlannedPart): Step[] {
    const vendor = { actor: part.ownerId, side: 'vendor' } as const
    const shopper = { actor: customer.userId ?? 'guest', side: 'shopper' } as const
    const about = { orderId: id, number: part.number }
    const carrier = carrierFor(part.slug, customer.address.country)
    const { processedAt, sentAt, deliveredAt, cancelledAt, back } = part
    let returnId = ''
    return [
      processedAt && { at: processedAt, take: () => orders.process({ ...about, at: processedAt }, vendor) },
      cancelledAt && { at: cancelledAt, take: () => cancel(about, cancelledAt, shopper) },
      sentAt && {
        at: sentAt,
        take: () => orders.ship({ ...about, at: sentAt, carrier, trackingNumber: trackingNumberFor(`${id}-${part.number}`) }, vendor),
      },
      deliveredAt && { at: deliveredAt, take: () => orders.deliver({ ...about, at: deliveredAt }, vendor) },
      back && {
        at: back.requestedAt,
        take: () => {
          const { units, reason, requestedAt } = back
          returnId = orders.requestReturn({ ...about, units, reason, comment: '', at: requestedAt })
        },
      },
      back?.acceptedAt && { at: back.acceptedAt, take: () => back.acceptedAt && orders.acceptReturn(returnId, back.acceptedAt, vendor) },
      back?.receivedAt && {
        at: back.receivedAt,
        take: () => back.receivedAt && orders.receiveReturn(returnId, { restock: back.restock, at: back.receivedAt }, vendor),
      },
    ].filter((step): step is Step => Boolean(step))
  }

  for (const order of planned) {
    const { id, placedAt, paidAt, dispute } = order
    steps.push({ at: placedAt, take: () => place(order, placedAt) })
    if (paidAt) steps.push({ at: paidAt, take: () => payments.pay(id, paidAt) })
    if (dispute) steps.push({ at: dispute.openedAt, take: () => payments.dispute(id, dispute) })
    for (const part of order.parts) steps.push(...follow(order, part))
  }
  for (const { take } of steps.sort((a, b) => a.at.getTime() - b.at.getTime())) take()

  await Promise.all([orders.write(), writeOthers()])

  async function writeOthers(): Promise<void> {
    await payments.write(tx)
    await stock.write(tx)
    await redemptions.write()
    const kept = new Date(tx.now.getTime() - EVENTS_KEPT_MS)
    const placements = past.events.filter(({ type, happenedAt }) => type === orderPlaced.type && happenedAt > kept)
    await insertToldEvents(tx.db, past, placements)
  }
}
