/** Seeds sales of Dar Amira with the same commands that people use, at past times, and where the shops are paid. */
import { addItems } from '#domains/cart/server/index.ts'
import { placeOrder } from '#domains/checkout/server/place-order.ts'
import { deliverParcel } from '#domains/orders/server/deliver-parcel.ts'
import { markOrderPaid } from '#domains/orders/server/mark-order-paid.ts'
import { shipParcel } from '#domains/orders/server/ship-parcel.ts'
import { setPayout } from '#domains/vendors/server/set-payout.ts'
import { newGuestId } from '#platform/server/guest.ts'
import type { Services, Viewer } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { findDemoAccount } from './demo-accounts.ts'
import { carrierFor, trackingNumberFor } from './demo-carriers.ts'
import { adminContextAt, contextAt, vendorContextAt } from './demo-context.ts'
import { SHOP_HABITS } from './demo-history/shops.ts'

const SHOPPER = { name: 'Lucía Ferrer', line1: 'Carrer de la Mar 8', city: 'Valencia', postalCode: '46003', country: 'ES' }

/** `variants` maps SKUs to variant ids. */
export type Shop = { workspaceId: string; ownerId: string; variants: ReadonlyMap<string, string> }

/** Ordered this many days ago, paid one day later and delivered four days later. */
type Sale = { daysAgo: number; items: readonly (readonly [sku: string, quantity: number])[] }

/** Older than all orders of `demo-orders.ts`, because the audit log lists payments in the order in which they were confirmed. */
export const OLD_SALES: readonly Sale[] = [
  { daysAgo: 46, items: [['DAR-PLATE-IVORY', 4]] },
  {
    daysAgo: 39,
    items: [
      ['DAR-CNDL-CLAY', 2],
      ['DAR-PLATE-SAGE', 1],
    ],
  },
  { daysAgo: 28, items: [['DAR-PLATE-IVORY', 1]] },
]
export const LATEST_SALE: Sale = { daysAgo: 9, items: [['DAR-CNDL-IVORY', 1]] }
const PAYOUT_ACCOUNT_DAYS_AGO = 390

export async function seedSales(services: Services, shop: Shop, sales: readonly Sale[]): Promise<void> {
  const omar = await findDemoAccount(services.db, 'omar')
  if (!omar) return
  for (const { daysAgo, items } of sales) {
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
      carrier: carrierFor('dar-amira', SHOPPER.country),
      trackingNumber: trackingNumberFor(number),
      trackingUrl: null,
    })
    await deliverParcel(vendorContextAt(services, daysAgo - 4, shop), { number, parcelId: parcels.at(-1)?.id ?? '' })
  }
}

export async function seedPayoutAccounts(services: Services, shops: ReadonlyMap<string, Shop>): Promise<void> {
  for (const [slug, shop] of shops) {
    const habits = SHOP_HABITS[slug]
    if (habits) await setPayout(vendorContextAt(services, PAYOUT_ACCOUNT_DAYS_AGO, shop), habits.payoutAccount)
  }
}
