/**
 * Seeds Dar Amira's sales and payouts with the same commands that people use, at past times: sales that were ordered, paid, delivered and
 * released, and two payout requests, one of them paid.
 */
import { addItems } from '#domains/cart/server/index.ts'
import { placeOrder } from '#domains/checkout/server/place-order.ts'
import { releaseSale } from '#domains/finance/server/record-sale.ts'
import { createPayout } from '#domains/finance/server/request-payout.ts'
import { completePayout } from '#domains/finance/server/settle-payout.ts'
import { deliverParcel } from '#domains/orders/server/deliver-parcel.ts'
import { markOrderPaid } from '#domains/orders/server/mark-order-paid.ts'
import { shipParcel } from '#domains/orders/server/ship-parcel.ts'
import { setPayout } from '#domains/vendors/server/set-payout.ts'
import { newGuestId } from '#platform/server/guest.ts'
import type { Services, Viewer } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { findDemoAccount } from './demo-accounts.ts'
import { adminContextAt, contextAt, servicesAt, vendorContextAt } from './demo-context.ts'

const SHOPPER = { name: 'Lucía Ferrer', line1: 'Carrer de la Mar 8', city: 'Valencia', postalCode: '46003', country: 'ES' }

/** `variants` maps SKUs to variant ids. */
export type Shop = { workspaceId: string; ownerId: string; variants: ReadonlyMap<string, string> }

/** Each sale was ordered this many days ago, paid one day later and delivered four days later. */
const SALES: readonly { daysAgo: number; items: readonly (readonly [sku: string, quantity: number])[] }[] = [
  { daysAgo: 46, items: [['DAR-PLATE-IVORY', 4]] },
  {
    daysAgo: 39,
    items: [
      ['DAR-CNDL-CLAY', 2],
      ['DAR-PLATE-SAGE', 1],
    ],
  },
  { daysAgo: 28, items: [['DAR-PLATE-IVORY', 1]] },
  { daysAgo: 9, items: [['DAR-CNDL-IVORY', 1]] },
]
const RELEASED_AFTER_DAYS = 18.5
/** The example IBAN of the IBAN registry for Jordan. */
const ACCOUNT = { holder: 'Dar Amira', account: 'JO94 CBJO 0010 0000 0000 0131 0003 02', bank: 'Bank of the Seven Hills' }

export async function seedSales(services: Services, shop: Shop): Promise<string[]> {
  const parts: string[] = []
  const omar = await findDemoAccount(services.db, 'omar')
  if (!omar) return parts
  for (const { daysAgo, items } of SALES) {
    const guest: Viewer = { kind: 'guest', id: newGuestId() }
    const ctx = contextAt(services, daysAgo, guest)
    const wanted = items.map(([sku, quantity]) => ({ variantId: shop.variants.get(sku) ?? '', quantity }))
    await transactAsSystem(ctx.services, (tx) => addItems(tx, { owner: guest.id ?? '', language: 'en' }, wanted))
    const { orderId } = await placeOrder(ctx, { email: 'lucia@plaza.example', shippingAddress: SHOPPER, payment: 'transfer' })
    await markOrderPaid(adminContextAt(services, daysAgo - 1, omar.id), { orderId })
    const number = `${orderId}-1`
    const sold = vendorContextAt(services, daysAgo - 2, shop)
    const { parcels } = await shipParcel(sold, {
      number,
      carrier: 'Correo Andino',
      trackingNumber: `PLZ${number.slice(4, 12)}`,
      trackingUrl: null,
    })
    await deliverParcel(vendorContextAt(services, daysAgo - 4, shop), { number, parcelId: parcels.at(-1)?.id ?? '' })
    parts.push(number)
  }
  return parts
}

/** Runs after listeners have recorded the sales: releases earnings past the return window and requests payouts from them. */
export async function seedPayouts(services: Services, shop: Shop, parts: readonly string[]): Promise<void> {
  const { workspaceId, ownerId } = shop
  for (const [index, { daysAgo }] of SALES.entries()) {
    const part = parts[index]
    if (part && daysAgo > RELEASED_AFTER_DAYS)
      await transactAsSystem(servicesAt(services, daysAgo - RELEASED_AFTER_DAYS), (tx) => releaseSale(tx, part))
  }
  const omar = await findDemoAccount(services.db, 'omar')
  if (!omar) return
  await setPayout(vendorContextAt(services, 7, shop), ACCOUNT)
  const ask = (daysAgo: number, amountMinor: number) =>
    transactAsSystem(servicesAt(services, daysAgo), (tx) =>
      createPayout(tx, { workspaceId, amountMinor, currency: 'USD', by: { userId: ownerId, client: null } }),
    )
  const { id } = await ask(6, 120_00)
  await transactAsSystem(servicesAt(services, 5), (tx) => completePayout(tx, id, 'SEPA 2026-11-0417', { userId: omar.id, client: null }))
  await ask(1, 45_00)
}
