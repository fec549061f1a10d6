import { hashOfToken } from '#platform/server/secret-tokens.ts'
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Address } from '../contract.ts'
import { orderLinkToken } from './order-link.ts'
import { FIRST_STATUS } from './order-states.rules.ts'
import {
  type Amounts,
  grantGuest,
  insertHistory,
  insertLines,
  insertLink,
  insertOrder,
  insertParts,
  type LineRow,
  type PartDelivery,
} from './orders.sql.ts'

export type NewOrderLine = Pick<
  LineRow,
  'productId' | 'variantId' | 'name' | 'sku' | 'size' | 'color' | 'image' | 'quantity' | 'unitPriceMinor' | 'source'
>

export type NewOrder = Amounts & {
  id: string
  /** Null for a guest, who is then named by `guestId`. */
  userId: string | null
  guestId: string | null
  email: string
  shippingAddress: Address
  note: string
  currency: string
  parts: (Amounts & { workspaceId: string; vendor: { slug: string; name: string }; delivery: PartDelivery | null; lines: NewOrderLine[] })[]
}

/** Writes an order with its parts, lines, first history entry and private link; whoever placed it may see it from now on. */
export async function createOrder(tx: Tx, order: NewOrder): Promise<void> {
  const { id: orderId, currency, email, shippingAddress, note } = order
  const inserted = await insertOrder(tx.db, {
    ...amountsOf(order),
    ...{ id: orderId, userId: order.userId, email, shippingAddress, note, status: FIRST_STATUS, currency, placedAt: tx.now },
  })
  if (!inserted) throw new Error(`the order id ${orderId} is taken`)
  await insertParts(
    tx.db,
    order.parts.map((part, index) => ({
      ...amountsOf(part),
      ...{ orderId, number: index + 1, workspaceId: part.workspaceId, status: FIRST_STATUS },
      ...{ vendorName: part.vendor.name, vendorSlug: part.vendor.slug, delivery: part.delivery },
    })),
  )
  const lines = order.parts.flatMap(({ lines, workspaceId }, index) =>
    lines.map((line) => ({ ...line, workspaceId, partNumber: index + 1 })),
  )
  await insertLines(
    tx.db,
    lines.map((line, position) => ({ ...line, orderId, position, lineTotalMinor: line.unitPriceMinor * line.quantity })),
  )
  await insertHistory(tx.db, { id: newId('hist'), orderId, status: FIRST_STATUS, actor: order.userId ?? 'guest', happenedAt: tx.now })
  await insertLink(tx.db, { tokenHash: hashOfToken(orderLinkToken(tx.kernel, orderId)), orderId, createdAt: tx.now })
  if (order.guestId) await grantGuest(tx.db, { guestId: order.guestId, orderId, grantedAt: tx.now })
}

function amountsOf({ subtotalMinor, shippingMinor, taxMinor, totalMinor }: Amounts): Amounts {
  return { subtotalMinor, shippingMinor, taxMinor, totalMinor }
}
