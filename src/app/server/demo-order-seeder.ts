/** Buys, ships and delivers as the people of the demo data, at past times. */
import { enterCode } from '#domains/cart/server/enter-code.ts'
import { addItems } from '#domains/cart/server/index.ts'
import { placeOrder } from '#domains/checkout/server/place-order.ts'
import { deliverParcel } from '#domains/orders/server/deliver-parcel.ts'
import { getOrder } from '#domains/orders/server/get-order.ts'
import { shipParcel } from '#domains/orders/server/ship-parcel.ts'
import { newGuestId } from '#platform/server/guest.ts'
import type { Services, Viewer, WorkspaceContext } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { Address, OrderView } from '../../domains/orders/contract.ts'
import { carrierFor, trackingNumberFor } from './demo-carriers.ts'
import { adminContextAt, contextAt, vendorContextAt } from './demo-context.ts'

export type Shop = { workspaceId: string; ownerId: string; variants: ReadonlyMap<string, string> }

export type Buyer<V extends Viewer = Viewer> = { viewer: V; email: string; address: Address }
type Items = readonly (readonly [sku: string, quantity: number])[]

export type OrderSeeder = ReturnType<typeof createOrderSeeder>

export function createOrderSeeder(services: Services, shops: ReadonlyMap<string, Shop>, adminId: string) {
  const variants = new Map([...shops.values()].flatMap(({ variants }) => [...variants]))
  const as = (daysAgo: number, viewer: Viewer) => contextAt(services, daysAgo, viewer)
  const admin = (daysAgo: number) => adminContextAt(services, daysAgo, adminId)
  const vendor = (daysAgo: number, slug: string): WorkspaceContext => {
    const shop = shops.get(slug)
    if (!shop) throw new Error(`the demo data has no shop ${slug}`)
    return vendorContextAt(services, daysAgo, shop)
  }
  async function buys(
    daysAgo: number,
    { viewer, email, address }: Buyer,
    items: Items,
    payment: 'delivery' | 'transfer' = 'delivery',
    code: string | null = null,
  ): Promise<OrderView> {
    const ctx = as(daysAgo, viewer)
    const wanted = items.map(([sku, quantity]) => ({ variantId: variants.get(sku) ?? '', quantity }))
    await transactAsSystem(ctx.services, (tx) => addItems(tx, { owner: viewer.id ?? '', language: 'en' }, wanted))
    if (code !== null) await enterCode(ctx, { code })
    const { orderId } = await placeOrder(ctx, { email, shippingAddress: address, payment })
    return getOrder(ctx, orderId, null)
  }
  /** Returns the parcel's id. */
  async function sends(order: OrderView, slug: string, daysAgo: number): Promise<string> {
    const number = partNumberFor(order, slug)
    const carrier = carrierFor(slug, order.shippingAddress.country)
    const tracking = { carrier, trackingNumber: trackingNumberFor(number), trackingUrl: null }
    const { parcels } = await shipParcel(vendor(daysAgo, slug), { number, ...tracking })
    return parcels.at(-1)?.id ?? ''
  }
  async function arrives(order: OrderView, slug: string, sentDaysAgo: number, daysAgo: number): Promise<void> {
    const parcelId = await sends(order, slug, sentDaysAgo)
    await deliverParcel(vendor(daysAgo, slug), { number: partNumberFor(order, slug), parcelId })
  }
  return { as, admin, vendor, buys, sends, arrives }
}

/** The number of the vendor's part of the order. */
export function partNumberFor({ parts }: OrderView, slug: string): string {
  return parts.find(({ vendor }) => vendor.slug === slug)?.number ?? ''
}

export function createGuestBuyer(email: string, address: Address): Buyer {
  return { viewer: { kind: 'guest', id: newGuestId() }, email, address }
}
