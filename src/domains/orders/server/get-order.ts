import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { localized, pictureView } from '#platform/server/picture.ts'
import { hashOfToken } from '#platform/server/secret-tokens.ts'
import type { Language } from '#platform/shared/language.ts'
import type { OrderView } from '../contract.ts'
import { isOrderId } from './order-id.ts'
import {
  type HistoryRow,
  historyOf,
  type LineRow,
  linesOf,
  type OrderRow,
  onlookerOf,
  orderVisibleTo,
  type PartRow,
  partsOf,
} from './orders.sql.ts'

/** The order, for the member or guest who may see it or the bearer of its link token. Else NOT_FOUND, whether it exists or not. */
export async function getOrder({ kernel: { db }, viewer, language }: Call, orderId: string, linkToken: string | null): Promise<OrderView> {
  if (!isOrderId(orderId)) throw notFound()
  const order = await orderVisibleTo(db, orderId, onlookerOf(viewer), linkToken === null ? null : hashOfToken(linkToken))
  if (!order) throw notFound()
  const [parts, lines, history] = await Promise.all([partsOf(db, orderId), linesOf(db, orderId), historyOf(db, orderId)])
  return orderView(order, parts, lines, history, language)
}

function orderView(order: OrderRow, parts: PartRow[], lines: LineRow[], history: HistoryRow[], language: Language): OrderView {
  const money = (amountMinor: number) => ({ amountMinor, currency: order.currency })
  const amounts = (row: OrderRow | PartRow) => ({
    subtotal: money(row.subtotalMinor),
    shipping: money(row.shippingMinor),
    tax: money(row.taxMinor),
    total: money(row.totalMinor),
  })
  return {
    ...amounts(order),
    id: order.id,
    placedAt: order.placedAt.toISOString(),
    status: order.status,
    userId: order.userId ?? 'guest',
    email: order.email,
    shippingAddress: order.shippingAddress,
    parts: parts.map((part) => ({
      ...amounts(part),
      number: `${order.id}-${part.number}`,
      vendor: { slug: part.vendorSlug, name: part.vendorName },
      status: part.status,
      delivery: part.delivery && { ...part.delivery, name: localized(part.delivery.name, language) },
      lines: lines
        .filter(({ partNumber }) => partNumber === part.number)
        .map(({ productId, variantId, name, sku, size, color, image, quantity, unitPriceMinor, lineTotalMinor }) => ({
          ...{ productId, variantId, name, sku, size, color, quantity },
          image: image === null ? null : pictureView(image, language),
          unitPrice: money(unitPriceMinor),
          lineTotal: money(lineTotalMinor),
        })),
    })),
    history: history.map(({ status, actor, happenedAt }) => ({ status, actor, at: happenedAt.toISOString() })),
  }
}
