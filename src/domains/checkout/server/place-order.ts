import { linesToBuy, ownerOf, ownGoods, priceLines, removeBought, totalsView } from '#domains/cart/server/index.ts'
import { type SaleVariant, variantsForSale } from '#domains/catalog/server/index.ts'
import { allocate } from '#domains/inventory/server/index.ts'
import { createOrder, newOrderId } from '#domains/orders/server/index.ts'
import { startPayment } from '#domains/payments/server/index.ts'
import { orderPlaced } from '#facts/checkout.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, transact } from '#platform/server/transact.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import type { LineSource } from '../../cart/contract.ts'
import type { Address } from '../../orders/contract.ts'
import { vendorsThatDoNotDeliver } from './delivery.rules.ts'
import { splitByVendor } from './split-order.rules.ts'

export type Placement = {
  email: string
  shippingAddress: Address
  note?: string | undefined
  expectedTotalMinor?: number | undefined
  payment?: 'delivery' | 'transfer' | undefined
}
export type Placed = { orderId: string; totalMinor: number; currency: string }

/**
 * Buys what is in the cart, all or nothing: stock is allocated, the order written and split by vendor, the cart emptied, in
 * one transaction. Fails with CART_EMPTY, SOLD_OUT (which lines, what is left), OWN_PRODUCT (which goods), NOT_DELIVERED (whose method does not lead there) or
 * TOTAL_CHANGED (the totals as they are now).
 */
export async function placeOrder(
  call: Call,
  { email, shippingAddress, note = '', expectedTotalMinor, payment = 'delivery' }: Placement,
): Promise<Placed> {
  const { viewer } = call
  const owner = ownerOf(call)
  const buyer = viewer.kind === 'member' ? { userId: viewer.id, guestId: null } : { userId: null, guestId: viewer.id }
  return transact(call, async (tx) => {
    const wanted = await linesToBuy(tx.db, owner)
    if (wanted.length === 0) throw new Failure('CART_EMPTY')

    const variants = await variantsForSale(
      tx.db,
      wanted.map(({ variantId }) => variantId),
      call.language,
    )
    const gone = wanted.filter(({ variantId }) => !variants.get(variantId)?.onSale)
    if (gone.length > 0)
      throw soldOut(
        gone.map(({ variantId, quantity }) => ({ variantId, wanted: quantity, left: 0 })),
        variants,
      )

    const own = await ownGoods(tx.db, owner, [...variants.values()])
    if (own.size > 0) throw new Failure('OWN_PRODUCT', { names: [...own].map((id) => variants.get(id)?.name ?? '') })

    const lines = wanted.flatMap(({ variantId, quantity, source }) => {
      const variant = variants.get(variantId)
      return variant ? [lineOf(variant, quantity, source)] : []
    })
    const names = new Map(lines.map(({ workspaceId, vendor }) => [workspaceId, vendor]))
    const { totals } = await priceLines(tx.db, owner, lines)
    const unreached = vendorsThatDoNotDeliver(totals, shippingAddress.country)
    if (unreached.length > 0) {
      throw new Failure('NOT_DELIVERED', { vendors: unreached.map((workspaceId) => names.get(workspaceId) ?? { slug: '', name: '' }) })
    }
    if (expectedTotalMinor !== undefined && expectedTotalMinor !== totals.totalMinor) {
      throw new Failure('TOTAL_CHANGED', { totals: totalsView(totals, names, call.language) })
    }

    const orderId = newOrderId()
    const shortages = await allocate(tx, wanted, { type: 'order', id: orderId })
    if (shortages.length > 0) throw soldOut(shortages, variants)

    const parts = splitByVendor(lines, totals)
    await createOrder(tx, {
      ...{ id: orderId, ...buyer, email, shippingAddress, note, currency: BASE_CURRENCY, language: call.language, ...totals },
      parts: parts.map(({ method, ...part }) => ({
        ...part,
        delivery: method && { kind: method.kind, name: method.name, minDays: method.minDays, maxDays: method.maxDays },
        vendor: names.get(part.workspaceId) ?? { slug: '', name: '' },
        lines: part.lines.map(({ vendor: _, workspaceId: __, ...line }) => line),
      })),
    })
    await startPayment(tx, {
      reference: { type: 'order', id: orderId },
      ...{ method: payment, amountMinor: totals.totalMinor, currency: BASE_CURRENCY },
    })
    await removeBought(
      tx.db,
      owner,
      wanted.map(({ variantId }) => variantId),
    )
    announce(
      tx,
      orderPlaced({
        ...{ orderId, currency: BASE_CURRENCY, totalMinor: totals.totalMinor },
        parts: parts.map(({ workspaceId, totalMinor }, index) => ({ number: index + 1, workspaceId, totalMinor })),
      }),
    )
    return { orderId, totalMinor: totals.totalMinor, currency: BASE_CURRENCY }
  })
}

function lineOf(
  { id: variantId, productId, workspaceId, vendor, name, sku, size, color, image, priceMinor }: SaleVariant,
  quantity: number,
  source: LineSource | null,
) {
  return { productId, variantId, workspaceId, vendor, name, sku, size, color, image, quantity, source, unitPriceMinor: priceMinor }
}

function soldOut(shortages: readonly { variantId: string; wanted: number; left: number }[], variants: Map<string, SaleVariant>): Failure {
  return new Failure('SOLD_OUT', {
    lines: shortages.map((shortage) => ({ ...shortage, name: variants.get(shortage.variantId)?.name ?? '' })),
  })
}
