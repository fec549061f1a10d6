/**
 * What Dar Amira earned in the demo story, by the verbs everybody uses, on the days it happened: sold, paid, delivered, available, and two
 * payouts, of which one was sent.
 */
import { accountByEmail } from '#domains/accounts/server/index.ts'
import { addGoods } from '#domains/cart/server/index.ts'
import { placeOrder } from '#domains/checkout/server/place-order.ts'
import { releaseSale } from '#domains/finance/server/keep-sale.ts'
import { askForPayout } from '#domains/finance/server/request-payout.ts'
import { completePayout } from '#domains/finance/server/settle-payout.ts'
import { deliverParcel, shipParcel } from '#domains/orders/server/fulfil-part.ts'
import { markOrderPaid } from '#domains/orders/server/order-payments.ts'
import { setPayout } from '#domains/vendors/server/change-shop.ts'
import { newGuestId } from '#platform/server/guest.ts'
import type { Call, Kernel, Viewer } from '#platform/server/kernel.ts'
import { transactAs } from '#platform/server/transact.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'

const DAY_MS = 24 * 3600_000
const SHOPPER = { name: 'Lucía Ferrer', line1: 'Carrer de la Mar 8', city: 'Valencia', postalCode: '46003', country: 'ES' }

/** `variants`: their ids by SKU. */
export type Shop = { workspaceId: string; ownerId: string; variants: ReadonlyMap<string, string> }

/** Bought this many days ago; each was paid a day and delivered four days later. */
const SALES: readonly { daysAgo: number; goods: readonly (readonly [sku: string, quantity: number])[] }[] = [
  { daysAgo: 46, goods: [['DAR-PLATE-IVORY', 4]] },
  {
    daysAgo: 39,
    goods: [
      ['DAR-CNDL-CLAY', 2],
      ['DAR-PLATE-SAGE', 1],
    ],
  },
  { daysAgo: 28, goods: [['DAR-PLATE-IVORY', 1]] },
  { daysAgo: 9, goods: [['DAR-CNDL-IVORY', 1]] },
]
const RELEASED_AFTER_DAYS = 18.5
/** The example of an IBAN that the registry gives for Jordan. */
const ACCOUNT = { holder: 'Dar Amira', account: 'JO94 CBJO 0010 0000 0000 0131 0003 02', bank: 'Bank of the Seven Hills' }

export async function tellSales(kernel: Kernel, shop: Shop): Promise<string[]> {
  const parts: string[] = []
  for (const { daysAgo, goods } of SALES) {
    const guest: Viewer = { kind: 'guest', id: newGuestId() }
    const call = callAt(kernel, daysAgo, guest)
    const wanted = goods.map(([sku, quantity]) => ({ variantId: shop.variants.get(sku) ?? '', quantity }))
    await transactAs(call.kernel, (tx) => addGoods(tx, { owner: guest.id ?? '', language: 'en' }, wanted))
    const { orderId } = await placeOrder(call, { email: 'lucia@plaza.example', shippingAddress: SHOPPER, payment: 'transfer' })
    await markOrderPaid(callAt(kernel, daysAgo - 1, guest), { orderId })
    const number = `${orderId}-1`
    const sold = vendorAt(kernel, daysAgo - 2, shop)
    const { parcels } = await shipParcel(sold, {
      number,
      carrier: 'Correo Andino',
      trackingNumber: `PLZ${number.slice(4, 12)}`,
      trackingUrl: null,
    })
    await deliverParcel(vendorAt(kernel, daysAgo - 4, shop), { number, parcelId: parcels.at(-1)?.id ?? '' })
    parts.push(number)
  }
  return parts
}

/** After the sales were heard: what nothing can come back of is available, and some of it is asked for. */
export async function tellPayouts(kernel: Kernel, shop: Shop, parts: readonly string[]): Promise<void> {
  const { workspaceId, ownerId } = shop
  for (const [index, { daysAgo }] of SALES.entries()) {
    const part = parts[index]
    if (part && daysAgo > RELEASED_AFTER_DAYS)
      await transactAs(kernelAt(kernel, daysAgo - RELEASED_AFTER_DAYS), (tx) => releaseSale(tx, part))
  }
  const operator = DEMO_ACCOUNTS.find(({ username }) => username === 'omar')
  const omar = operator && (await accountByEmail(kernel.db, operator.email))
  if (!omar) return
  await setPayout(vendorAt(kernel, 7, shop), ACCOUNT)
  const ask = (daysAgo: number, amountMinor: number) =>
    transactAs(kernelAt(kernel, daysAgo), (tx) =>
      askForPayout(tx, { workspaceId, amountMinor, currency: 'USD', by: { userId: ownerId, client: null } }),
    )
  const { id } = await ask(6, 120_00)
  await transactAs(kernelAt(kernel, 5), (tx) => completePayout(tx, id, 'SEPA 2026-11-0417', { userId: omar.id, client: null }))
  await ask(1, 45_00)
}

function kernelAt(kernel: Kernel, daysAgo: number): Kernel {
  const moment = new Date(kernel.now().getTime() - daysAgo * DAY_MS)
  return { ...kernel, now: () => moment }
}

function callAt(kernel: Kernel, daysAgo: number, viewer: Viewer): Call {
  return {
    ...{ kernel: kernelAt(kernel, daysAgo), viewer, seat: null, language: 'en', requestId: 'story', idempotency: null },
    client: { address: '127.0.0.1', userAgent: '', deviceMarks: [] },
  }
}

function vendorAt(kernel: Kernel, daysAgo: number, { workspaceId, ownerId }: Shop): Call {
  const owner: Viewer = { kind: 'member', id: ownerId, role: 'vendor', sessionId: 'story', provenUntil: null, guestId: null }
  return { ...callAt(kernel, daysAgo, owner), seat: { workspaceId, role: 'owner', areas: [] } }
}
