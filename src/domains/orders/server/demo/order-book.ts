/** Orders of a past year, as the commands of orders would have written them, each step on its day. `write` stores them in sets. */
import { toEmailKey } from '#domains/accounts/server/index.ts'
import { returnChanged, saleReversed, statusChanged } from '#events/orders.ts'
import type { Past } from '#platform/server/demo/past.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { ChosenUnits, OrderStatus, ReturnReason, ReturnStatus } from '../../contract.ts'
import { type NewOrder, pickAmounts, toSoldLines } from '../create-order.ts'
import type { ActedBy } from '../lock-order.ts'
import { computePartStatus, hasArrived, ORDER_STATES, orderDisplayStatus } from '../order-states.rules.ts'
import { returnableUntil } from '../returns.rules.ts'
import { orderSettings } from '../settings.sql.ts'
import { addShares, computeRefundShares, totalOfShares } from '../shares.rules.ts'
import { countPartUnits, toVariantQuantities, unsentUnits } from '../units.rules.ts'
import { openPages, type PastOrder, type PastPart, type PastReturn } from './pages.ts'
import { writePages } from './write-pages.ts'

type Reference = { type: string; id: string }
type Goods = ReturnType<typeof toVariantQuantities>

/** What orders ask of the books of stock and payments. */
type Stock = {
  ship(goods: Goods, reference: Reference, at: Date): void
  release(goods: Goods, reference: Reference): void
  restock(goods: Goods, reference: Reference, at: Date): void
}
type Payments = {
  collectOnDelivery(orderId: string, at: Date): void
  refund(orderId: string, refund: { refundId: string; amountMinor: number; cause: string; at: Date }): void
}
type Books = { past: Past; stock: Stock; payments: Payments }
type Step = { orderId: string; number: number; at: Date }
type Placed = Omit<NewOrder, 'guestId' | 'paidLater'>

export async function openOrderBook(tx: Tx, { past, stock, payments }: Books) {
  const { returnWindowDays, cancelWindowHours } = await orderSettings.load(tx.db)
  const { ids, tell } = past
  const pages = openPages()

  function find({ orderId, number }: Omit<Step, 'at'>): { order: PastOrder; part: PastPart } {
    const order = pages.orders.get(orderId)
    const part = order?.parts.find((part) => part.number === number)
    if (!order || !part) throw new Error(`the past has no ${orderId}-${number}`)
    return { order, part }
  }

  const about = ({ row: { id: orderId, userId } }: PastOrder, { number, workspaceId }: PastPart) => ({
    orderId,
    number,
    workspaceId,
    userId,
  })
  const linesOf = ({ lines }: PastOrder, { number }: PastPart) => lines.filter(({ partNumber }) => partNumber === number)

  function advance(order: PastOrder, part: PastPart, by: ActedBy, at: Date, further?: OrderStatus): void {
    const units = (one: PastPart) => countPartUnits(linesOf(order, one), one.parcels)
    const status = further ?? computePartStatus(part.status, units(part))
    const way = ORDER_STATES.way(part.status, status)
    if (!way) throw new Error(`${order.row.id}-${part.number} cannot go from ${part.status} to ${status}`)
    const until = returnableUntil(at, order.row.returnWindowDays).toISOString()
    for (const to of way) {
      pages.history.push({ id: ids('hist', at), orderId: order.row.id, partNumber: part.number, status: to, ...by, happenedAt: at })
      tell(statusChanged({ ...about(order, part), from: part.status, to, ...(to === 'Delivered' && { returnableUntil: until }) }), at)
      part.status = to
    }
    order.row.status = orderDisplayStatus(order.parts.map((one) => ({ status: one.status, units: units(one) })))
    order.row.version += 1
    part.version += 1
    if (order.parts.every((one) => hasArrived(one.status))) payments.collectOnDelivery(order.row.id, at)
  }

  function refund(order: PastOrder, part: PastPart, units: readonly ChosenUnits[], by: ActedBy, at: Date, back: PastReturn | null): void {
    const shares = computeRefundShares(order.lines, units)
    const { goodsMinor, shippingMinor, taxMinor } = addShares(shares)
    const amountMinor = totalOfShares({ goodsMinor, shippingMinor, taxMinor })
    const amounts = { goodsMinor, shippingMinor, taxMinor, amountMinor }
    const cause = back ? 'returned' : 'cancelled'
    const refundId = ids('ref', at)
    const { id: orderId, currency } = order.row
    const { workspaceId, number } = part
    const why = { cause, returnId: back?.id ?? null, reason: back?.reason ?? '' } as const
    pages.refunds.push({ id: refundId, workspaceId, orderId, partNumber: number, ...why, ...amounts, ...by, refundedAt: at })
    pages.refundLines.push(...shares.map(({ subsidyMinor: _, ...share }) => ({ ...share, refundId, orderId })))
    part.refundedMinor += amountMinor
    payments.refund(orderId, { refundId, amountMinor, cause, at })
    const lines = shares.map(({ position, quantity, subsidyMinor, ...share }) => {
      const source = order.lines.find((line) => line.position === position)?.source
      return { position, quantity, amountMinor: totalOfShares(share), subsidyMinor, ...(source && { source }) }
    })
    tell(saleReversed({ ...about(order, part), refundId, cause, currency, ...amounts, lines }), at)
  }

  function setReturn(order: PastOrder, part: PastPart, back: PastReturn, status: ReturnStatus, by: ActedBy, at: Date): void {
    back.status = status
    pages.returnHistory.push({ id: ids('rhis', at), returnId: back.id, status, ...by, happenedAt: at })
    part.version += 1
    tell(returnChanged({ ...about(order, part), returnId: back.id, status }), at)
  }

  return {
    place({ parts: sold, ...order }: Placed, at: Date): void {
      const lines = sold.flatMap((part, index) => toSoldLines(part).map((line) => ({ ...line, orderId: order.id, partNumber: index + 1 })))
      const { id, userId, email, shippingAddress, note, currency, taxHundredths, language, promotions } = order
      pages.orders.set(id, {
        row: {
          ...pickAmounts(order),
          id,
          userId,
          email,
          shippingAddress,
          note,
          status: ORDER_STATES.first,
          currency,
          taxHundredths,
          placedAt: at,
          language,
          emailKey: toEmailKey(email),
          promotions,
          quoteId: null,
          returnWindowDays,
          cancelWindowHours,
          confirmUntil: null,
          termsVersion: null,
          termsAcceptedAt: null,
          version: 1,
        },
        parts: sold.map((part, index) => ({
          ...pickAmounts(part),
          orderId: id,
          number: index + 1,
          workspaceId: part.workspaceId,
          status: ORDER_STATES.first,
          vendorName: part.vendor.name,
          vendorSlug: part.vendor.slug,
          delivery: part.delivery,
          placedAt: at,
          refundedMinor: 0,
          version: 1,
          parcels: [],
        })),
        lines: lines.map((line, position) => ({ ...line, position, cancelled: 0, shipped: 0, returned: 0, refunded: 0 })),
      })
      const by = { actor: userId ?? 'guest', side: 'shopper' } as const
      pages.history.push({ id: ids('hist', at), orderId: id, partNumber: null, status: ORDER_STATES.first, ...by, happenedAt: at })
    },
    process({ at, ...step }: Step, by: ActedBy): void {
      const { order, part } = find(step)
      advance(order, part, by, at, 'Processing')
    },
    /** All units of the part that were not sent, in one parcel. */
    ship({ at, ...step }: Step & { carrier: string; trackingNumber: string }, by: ActedBy): void {
      const { order, part } = find(step)
      const [id, orderId] = [ids('pcl', at), order.row.id]
      const { carrier, trackingNumber } = step
      const own = linesOf(order, part)
      const units = own
        .map((line) => ({ position: line.position, quantity: unsentUnits(part.status, line) }))
        .filter(({ quantity }) => quantity > 0)
      const { workspaceId, number: partNumber } = part
      const sent = { id, workspaceId, orderId, partNumber, kind: 'parcel', carrier, trackingNumber, trackingUrl: null } as const
      part.parcels.push({ ...sent, shippedAt: at, deliveredAt: null, lots: [], lines: units })
      pages.parcelHistory.push({ id: ids('phis', at), parcelId: id, step: 'Sent', ...by, happenedAt: at })
      for (const line of own) line.shipped += units.find(({ position }) => position === line.position)?.quantity ?? 0
      stock.ship(toVariantQuantities(own, units), { type: 'order', id: orderId }, at)
      advance(order, part, by, at)
    },
    deliver({ at, ...step }: Step, by: ActedBy): void {
      const { order, part } = find(step)
      for (const parcel of part.parcels) {
        if (parcel.deliveredAt) continue
        parcel.deliveredAt = at
        pages.parcelHistory.push({ id: ids('phis', at), parcelId: parcel.id, step: 'Delivered', ...by, happenedAt: at })
      }
      advance(order, part, by, at)
    },
    /** All units of the part that were not sent. */
    cancel({ at, ...step }: Step, by: ActedBy): void {
      const { order, part } = find(step)
      const own = linesOf(order, part)
      const units = own.map((line) => ({ position: line.position, quantity: unsentUnits(part.status, line) }))
      refund(order, part, units, by, at, null)
      for (const line of own) line.cancelled += units.find(({ position }) => position === line.position)?.quantity ?? 0
      stock.release(toVariantQuantities(own, units), { type: 'order', id: order.row.id })
      advance(order, part, by, at)
    },
    /** Returns the return's id. */
    requestReturn({ at, ...step }: Step & { units: readonly ChosenUnits[]; reason: ReturnReason; comment: string }): string {
      const { order, part } = find(step)
      const { userId } = order.row
      const back: PastReturn = {
        id: ids('ret', at),
        workspaceId: part.workspaceId,
        orderId: order.row.id,
        partNumber: part.number,
        status: 'Requested',
        reason: step.reason,
        comment: step.comment,
        photos: [],
        requestedBy: userId,
        requestedAt: at,
        lines: step.units.map((units) => ({ ...units, received: 0 })),
      }
      pages.returns.set(back.id, back)
      setReturn(order, part, back, 'Requested', { actor: userId ?? 'guest', side: 'shopper' }, at)
      return back.id
    },
    acceptReturn(returnId: string, at: Date, by: ActedBy): void {
      const back = pages.findReturn(returnId)
      const { order, part } = find({ orderId: back.orderId, number: back.partNumber })
      setReturn(order, part, back, 'Accepted', by, at)
    },
    /** All of it arrived and is refunded. */
    receiveReturn(returnId: string, { restock, at }: { restock: boolean; at: Date }, by: ActedBy): void {
      const back = pages.findReturn(returnId)
      const { order, part } = find({ orderId: back.orderId, number: back.partNumber })
      const units = back.lines.map(({ position, quantity }) => ({ position, quantity }))
      refund(order, part, units, by, at, back)
      for (const line of order.lines) line.returned += units.find(({ position }) => position === line.position)?.quantity ?? 0
      for (const line of back.lines) line.received = line.quantity
      if (restock) stock.restock(toVariantQuantities(linesOf(order, part), units), { type: 'return', id: returnId }, at)
      setReturn(order, part, back, 'Received', by, at)
      setReturn(order, part, back, 'Refunded', by, at)
      advance(order, part, by, at)
      if (part.status === 'Returned') advance(order, part, by, at, 'Refunded')
    },
    write: (): Promise<void> => writePages(tx.services, pages),
  }
}
