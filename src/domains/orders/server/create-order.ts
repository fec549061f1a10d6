import { emailKey } from '#domains/accounts/server/index.ts'
import { hashOfToken } from '#platform/server/secret-tokens.ts'
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Address } from '../contract.ts'
import { grantGuest, insertLink } from './access.sql.ts'
import { orderLinkToken } from './order-link.ts'
import { FIRST_STATUS } from './order-states.rules.ts'
import {
  type Amounts,
  insertHistory,
  insertLines,
  insertOrder,
  insertParts,
  type OrderPromotion,
  type PartDelivery,
  type SoldLine,
} from './orders.sql.ts'
import { settingsOf } from './settings.sql.ts'
import { NO_SHARES, sharesOfLines } from './shares.rules.ts'

export type NewOrderLine = Pick<
  SoldLine,
  'productId' | 'variantId' | 'name' | 'sku' | 'size' | 'color' | 'image' | 'quantity' | 'unitPriceMinor' | 'unitCostMinor' | 'source'
> & { discountMinor?: number; subsidyMinor?: number }

export type NewOrder = Amounts & {
  id: string
  /** Null for a guest, who is then named by `guestId`. */
  userId: string | null
  guestId: string | null
  email: string
  shippingAddress: Address
  note: string
  currency: string
  /** In which its mails are written. */
  language: Language
  promotions: OrderPromotion[]
  parts: (Amounts & {
    workspaceId: string
    vendor: { slug: string; name: string }
    delivery: PartDelivery | null
    /** What of its delivery the platform pays. */
    shippingSubsidyMinor: number
    lines: NewOrderLine[]
  })[]
}

/** Writes an order with its parts, lines, first history entry and private link; whoever placed it may see it from now on. */
export async function createOrder(tx: Tx, order: NewOrder): Promise<void> {
  const { id: orderId, currency, language, email, shippingAddress, note } = order
  const { returnWindowDays, cancelWindowHours } = await settingsOf(tx.db)
  const inserted = await insertOrder(tx.db, {
    ...amountsOf(order),
    ...{ id: orderId, userId: order.userId, email, shippingAddress, note, status: FIRST_STATUS, currency, placedAt: tx.now },
    ...{ language, emailKey: emailKey(email), promotions: order.promotions, returnWindowDays, cancelWindowHours },
  })
  if (!inserted) throw new Error(`the order id ${orderId} is taken`)
  await insertParts(
    tx.db,
    order.parts.map((part, index) => ({
      ...amountsOf(part),
      ...{ orderId, number: index + 1, workspaceId: part.workspaceId, status: FIRST_STATUS },
      ...{ vendorName: part.vendor.name, vendorSlug: part.vendor.slug, delivery: part.delivery, placedAt: tx.now },
    })),
  )
  const lines = order.parts.flatMap((part, index) => linesOf(part).map((line) => ({ ...line, orderId, partNumber: index + 1 })))
  await insertLines(
    tx.db,
    lines.map((line, position) => ({ ...line, position })),
  )
  await insertHistory(tx.db, [
    {
      ...{ id: newId('hist'), orderId, partNumber: null, status: FIRST_STATUS },
      ...{ actor: order.userId ?? 'guest', side: 'shopper', happenedAt: tx.now },
    },
  ])
  await insertLink(tx.db, { tokenHash: hashOfToken(orderLinkToken(tx.kernel, orderId)), orderId, createdAt: tx.now })
  if (order.guestId) await grantGuest(tx.db, { guestId: order.guestId, orderId, grantedAt: tx.now })
}

/** With their shares of the part, frozen from now on. */
function linesOf({ lines, workspaceId, ...part }: NewOrder['parts'][number]): Omit<SoldLine, 'orderId' | 'partNumber' | 'position'>[] {
  const priced = lines.map(({ discountMinor = 0, subsidyMinor = 0, ...line }) => ({
    ...{ ...line, workspaceId, discountMinor, subsidyMinor },
    lineTotalMinor: line.unitPriceMinor * line.quantity,
  }))
  const shares = sharesOfLines(part, priced)
  return priced.map((line, index) => ({ ...line, ...(shares[index] ?? NO_SHARES) }))
}

function amountsOf({ subtotalMinor, discountMinor, shippingMinor, taxMinor, totalMinor }: Amounts): Amounts {
  return { subtotalMinor, discountMinor, shippingMinor, taxMinor, totalMinor }
}
