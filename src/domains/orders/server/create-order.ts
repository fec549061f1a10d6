import { toEmailKey } from '#domains/accounts/server/index.ts'
import { keepOrderedPictures } from '#domains/cart/server/index.ts'
import { type BundlePart, DEFAULT_MAX_DOWNLOADS } from '#domains/catalog/contract.ts'
import type { FrozenValue, KindFields } from '#domains/catalog/server/index.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Address } from '../contract.ts'
import { grantGuest, insertLink } from './access.sql.ts'
import { decideConfirmation } from './confirmation.ts'
import { orderLinkToken } from './order-link.ts'
import { formatPartNumber } from './order-number.ts'
import { pictureIds } from './order-pictures.ts'
import { ORDER_STATES } from './order-states.rules.ts'
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
import { orderSettings } from './settings.sql.ts'
import { computeLineShares, NO_SHARES } from './shares.rules.ts'

/** Purchases that were frozen before products had kinds name none. */
const GOODS: KindFields = { kind: 'goods', leadDays: null, maxDownloads: DEFAULT_MAX_DOWNLOADS, licenseKeys: false }

export type NewOrderLine = Pick<
  SoldLine,
  'productId' | 'variantId' | 'name' | 'sku' | 'options' | 'measure' | 'image' | 'quantity' | 'unitPriceMinor' | 'unitCostMinor' | 'source'
> & {
  discountMinor?: number
  subsidyMinor?: number
  bundleParts?: BundlePart[]
  personalization?: FrozenValue[]
} & Partial<KindFields>

export type NewOrder = Amounts & {
  id: string
  /** Null for a guest, who is identified by `guestId`. */
  userId: string | null
  guestId: string | null
  email: string
  shippingAddress: Address
  note: string
  /** On delivery or by transfer. */
  paidLater: boolean
  currency: string
  /** The tax rate in hundredths of a percent. */
  taxHundredths: number
  /** Language of the order's mails. */
  language: Language
  promotions: OrderPromotion[]
  /** The accepted quote whose prices the lines have. */
  quoteId?: string
  /** The terms of service that the shopper accepted, with the ISO time. */
  terms?: { version: number; acceptedAt: string } | null
  parts: (Amounts & {
    workspaceId: string
    vendor: { slug: string; name: string }
    delivery: PartDelivery | null
    /** The part of the shipping discount that the platform pays to the vendor. */
    shippingSubsidyMinor: number
    lines: NewOrderLine[]
  })[]
}

/** Writes an order with its parts, lines, first history entry and private link, and grants its buyer access. */
export async function createOrder(tx: Tx, order: NewOrder): Promise<void> {
  const { id: orderId, currency, language, email, shippingAddress, note } = order
  const { returnWindowDays, cancelWindowHours } = await orderSettings.load(tx.db)
  const inserted = await insertOrder(tx.db, {
    ...pickAmounts(order),
    id: orderId,
    userId: order.userId,
    email,
    shippingAddress,
    note,
    status: ORDER_STATES.first,
    currency,
    taxHundredths: order.taxHundredths,
    placedAt: tx.now,
    language,
    emailKey: toEmailKey(email),
    promotions: order.promotions,
    quoteId: order.quoteId ?? null,
    returnWindowDays,
    cancelWindowHours,
    confirmUntil: await decideConfirmation(tx, order),
    termsVersion: order.terms?.version ?? null,
    termsAcceptedAt: order.terms ? new Date(order.terms.acceptedAt) : null,
  })
  if (!inserted) throw new Error(`the order id ${orderId} is taken`)
  await insertParts(
    tx.db,
    order.parts.map((part, index) => ({
      ...pickAmounts(part),
      orderId,
      number: index + 1,
      workspaceId: part.workspaceId,
      status: ORDER_STATES.first,
      vendorName: part.vendor.name,
      vendorSlug: part.vendor.slug,
      delivery: part.delivery,
      placedAt: tx.now,
    })),
  )
  const lines = order.parts.flatMap((part, index) => toSoldLines(part).map((line) => ({ ...line, orderId, partNumber: index + 1 })))
  await insertLines(
    tx.db,
    lines.map((line, position) => ({ ...line, position })),
  )
  await keepOrderedPictures(tx, pictureIds(lines))
  await insertHistory(tx.db, [
    {
      id: newId('hist'),
      orderId,
      partNumber: null,
      status: ORDER_STATES.first,
      actor: order.userId ?? 'guest',
      side: 'shopper',
      happenedAt: tx.now,
    },
  ])
  await insertLink(tx.db, { tokenHash: hashToken(orderLinkToken(tx.services, orderId)), orderId, createdAt: tx.now })
  if (order.guestId) await grantGuest(tx.db, { guestId: order.guestId, orderId, grantedAt: tx.now, mayAct: true })
  if (order.userId) await tx.services.search.add(tx, 'order', [orderId])
  await tx.services.search.add(
    tx,
    'orderPart',
    order.parts.map((_, index) => formatPartNumber(orderId, index + 1)),
  )
}

/** Lines with their shares of the part's amounts, which are frozen at the sale. */
export function toSoldLines({
  lines,
  workspaceId,
  ...part
}: NewOrder['parts'][number]): Omit<SoldLine, 'orderId' | 'partNumber' | 'position'>[] {
  const priced = lines.map(({ discountMinor = 0, subsidyMinor = 0, bundleParts = [], ...line }) => ({
    ...GOODS,
    personalization: [],
    ...line,
    workspaceId,
    discountMinor,
    subsidyMinor,
    bundleParts,
    lineTotalMinor: line.unitPriceMinor * line.quantity,
  }))
  const shares = computeLineShares(part, priced)
  return priced.map((line, index) => ({ ...line, ...(shares[index] ?? NO_SHARES) }))
}

export function pickAmounts({ subtotalMinor, discountMinor, shippingMinor, taxMinor, totalMinor }: Amounts): Amounts {
  return { subtotalMinor, discountMinor, shippingMinor, taxMinor, totalMinor }
}
