/**
 * What was bought in the demo story, by the verbs everybody uses, on the days it happened: so that a newcomer finds an order in every
 * state, and the books are right.
 */
import { accountByEmail } from '#domains/accounts/server/index.ts'
import { enterCode } from '#domains/cart/server/enter-code.ts'
import { addGoods } from '#domains/cart/server/index.ts'
import { placeOrder } from '#domains/checkout/server/place-order.ts'
import { acceptReturn, receiveReturn, refuseReturn } from '#domains/orders/server/answer-return.ts'
import { cancelOrder } from '#domains/orders/server/cancel-units.ts'
import { answerDispute, disputeReturn } from '#domains/orders/server/dispute-return.ts'
import { deliverParcel, processPart, shipParcel } from '#domains/orders/server/fulfil-part.ts'
import { getOrder } from '#domains/orders/server/get-order.ts'
import { markOrderPaid } from '#domains/orders/server/order-payments.ts'
import { requestReturn } from '#domains/orders/server/request-return.ts'
import { newGuestId } from '#platform/server/guest.ts'
import type { Call, Kernel, Seat, Viewer } from '#platform/server/kernel.ts'
import { transactAs } from '#platform/server/transact.ts'
import type { Address, OrderView } from '../../domains/orders/contract.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'

export type Shop = { workspaceId: string; ownerId: string; variants: ReadonlyMap<string, string> }

type Buyer = { viewer: Viewer; email: string; address: Address }
type Goods = readonly (readonly [sku: string, quantity: number])[]

const DAY_MS = 24 * 3600_000

const BRUNOS: Address = {
  name: 'Bruno Paz',
  line1: 'Calle Larga 12',
  city: 'Cuenca',
  postalCode: '010101',
  country: 'EC',
  phone: '+593 99 555 0123',
}
const LUCIAS: Address = { name: 'Lucía Ferrer', line1: 'Carrer de la Mar 8', city: 'Valencia', postalCode: '46003', country: 'ES' }
const SAMIS: Address = { name: 'سامي الحسن', line1: 'شارع الملك فهد 45', city: 'الرياض', postalCode: '12211', country: 'SA' }

export async function tellOrders(kernel: Kernel, shops: ReadonlyMap<string, Shop>): Promise<void> {
  const member = DEMO_ACCOUNTS.find(({ username }) => username === 'bruno')
  const account = member && (await accountByEmail(kernel.db, member.email))
  if (!account) return
  const bruno: Buyer = { viewer: memberOf(account.id), email: account.email, address: BRUNOS }
  const teller = storyTeller(kernel, shops)

  await returnedInPart(teller, bruno)
  await beforePlaza(teller, bruno)
  await cancelledWhole(teller, bruno)
  await deliveredLately(teller, bruno)
  await onItsWay(teller, bruno)
  await justPlaced(teller, bruno)
  await othersBuyOfAmira(teller)
}

type Teller = ReturnType<typeof storyTeller>

/** Three weeks ago; one of two beanies came back. */
async function returnedInPart(tell: Teller, buyer: Buyer): Promise<void> {
  const order = await tell.buys(26, buyer, [['TEL-BEAN-CHARCOAL', 2]], 'transfer')
  await markOrderPaid(tell.as(25, buyer.viewer), { orderId: order.id })
  await tell.arrives(order, 'telar-sur', 24, 20)
  const shopper = tell.as(17, buyer.viewer)
  const asked = { orderId: order.id, number: numberOf(order, 'telar-sur'), lines: [{ position: 0, quantity: 1 }], photos: [] }
  const { parts } = await requestReturn(shopper, { ...asked, reason: 'changedMind', comment: 'One is enough after all.' }, null)
  const returnId = parts[0]?.returns[0]?.id ?? ''
  await acceptReturn(tell.vendor(16, 'telar-sur'), { returnId })
  await receiveReturn(tell.vendor(12, 'telar-sur'), { returnId, restock: true })
}

/** The vendor does not take it back, and Plaza is asked: so that the operator has something to decide. */
async function beforePlaza(tell: Teller, buyer: Buyer): Promise<void> {
  const order = await tell.buys(19, buyer, [['ALT-RAIN-MUSTARD-M', 1]], 'transfer')
  await markOrderPaid(tell.as(18, buyer.viewer), { orderId: order.id })
  await tell.arrives(order, 'alto-viento', 17, 13)
  const shopper = tell.as(9, buyer.viewer)
  const asked = { orderId: order.id, number: numberOf(order, 'alto-viento'), lines: [{ position: 0, quantity: 1 }], photos: [] }
  const comment = 'The left seam lets water in after one rainy walk.'
  const { parts } = await requestReturn(shopper, { ...asked, reason: 'notAsDescribed', comment }, null)
  const returnId = parts[0]?.returns[0]?.id ?? ''
  await refuseReturn(tell.vendor(7, 'alto-viento'), { returnId, answer: 'Worn jackets cannot be sold again, so we do not take it back.' })
  const words = 'It is a rain jacket, and it is not tight. I only found out because I wore it in the rain.'
  await disputeReturn(tell.as(4, buyer.viewer), { orderId: order.id, returnId, words }, null)
  await answerDispute(tell.vendor(2, 'alto-viento'), {
    returnId,
    answer: 'We would repair the seam for free. A refund for a worn jacket seems too much.',
  })
}

async function cancelledWhole(tell: Teller, buyer: Buyer): Promise<void> {
  const order = await tell.buys(11, buyer, [['HSE-NOTE-3', 1]])
  await cancelOrder(tell.as(11, buyer.viewer), { orderId: order.id, number: numberOf(order, 'plaza-house') }, null)
}

/** Arrived three days ago: can be reviewed, or returned. */
async function deliveredLately(tell: Teller, buyer: Buyer): Promise<void> {
  const order = await tell.buys(8, buyer, [
    ['DAR-PLATE-IVORY', 4],
    ['DAR-CNDL-CLAY', 2],
  ])
  await tell.arrives(order, 'dar-amira', 6, 3)
}

/** One vendor has sent its part, the other packs. */
async function onItsWay(tell: Teller, buyer: Buyer): Promise<void> {
  const order = await tell.buys(3, buyer, [
    ['HUM-BUDS-WHITE', 1],
    ['HSE-CBL-CHAR-1', 2],
  ])
  await tell.sends(order, 'low-hum', 1)
  await processPart(tell.vendor(1, 'plaza-house'), { number: numberOf(order, 'plaza-house') })
}

async function justPlaced(tell: Teller, buyer: Buyer): Promise<void> {
  await tell.buys(0.2, buyer, [
    ['DAR-PLATE-SAGE', 2],
    ['BRU-KEY-TAN', 1],
  ])
}

/** So that her side of the house has something to do: one to pack, one that somebody wants to send back. */
async function othersBuyOfAmira(tell: Teller): Promise<void> {
  await tell.buys(1, guest('lucia@plaza.example', LUCIAS), [['DAR-CNDL-IVORY', 3]], 'delivery', 'WELCOME10')
  const sami = guest('sami@plaza.example', SAMIS)
  const order = await tell.buys(9, sami, [['DAR-PLATE-IVORY', 2]])
  await tell.arrives(order, 'dar-amira', 8, 4)
  const lines = [{ position: 0, quantity: 1 }]
  const asked = { orderId: order.id, number: numberOf(order, 'dar-amira'), lines, reason: 'damaged', photos: [] } as const
  await requestReturn(tell.as(1, sami.viewer), { ...asked, comment: 'وصل أحد الطبقين مكسور الحافة.' }, null)
}

function storyTeller(kernel: Kernel, shops: ReadonlyMap<string, Shop>) {
  const variants = new Map([...shops.values()].flatMap(({ variants }) => [...variants]))
  const as = (daysAgo: number, viewer: Viewer, seat: Seat | null = null): Call => {
    const moment = new Date(kernel.now().getTime() - daysAgo * DAY_MS)
    return {
      kernel: { ...kernel, now: () => moment },
      ...{ viewer, seat, language: 'en', requestId: 'story', idempotency: null },
      client: { address: '127.0.0.1', userAgent: '', deviceMarks: [] },
    }
  }
  const vendor = (daysAgo: number, slug: string): Call => {
    const shop = shops.get(slug)
    if (!shop) throw new Error(`nobody in the story is ${slug}`)
    return as(daysAgo, memberOf(shop.ownerId), { workspaceId: shop.workspaceId, role: 'owner', areas: [] })
  }
  async function buys(
    daysAgo: number,
    { viewer, email, address }: Buyer,
    goods: Goods,
    payment: 'delivery' | 'transfer' = 'delivery',
    code: string | null = null,
  ): Promise<OrderView> {
    const call = as(daysAgo, viewer)
    const wanted = goods.map(([sku, quantity]) => ({ variantId: variants.get(sku) ?? '', quantity }))
    await transactAs(call.kernel, (tx) => addGoods(tx, { owner: viewer.id ?? '', language: 'en' }, wanted))
    if (code !== null) await enterCode(call, { code })
    const { orderId } = await placeOrder(call, { email, shippingAddress: address, payment })
    return getOrder(call, orderId, null)
  }
  /** Answers the parcel's id. */
  async function sends(order: OrderView, slug: string, daysAgo: number): Promise<string> {
    const number = numberOf(order, slug)
    const tracking = { carrier: 'Correo Andino', trackingNumber: `PLZ${number.replaceAll('-', '').slice(3)}`, trackingUrl: null }
    const { parcels } = await shipParcel(vendor(daysAgo, slug), { number, ...tracking })
    return parcels.at(-1)?.id ?? ''
  }
  async function arrives(order: OrderView, slug: string, sentDaysAgo: number, daysAgo: number): Promise<void> {
    const parcelId = await sends(order, slug, sentDaysAgo)
    await deliverParcel(vendor(daysAgo, slug), { number: numberOf(order, slug), parcelId })
  }
  return { as, vendor, buys, sends, arrives }
}

/** Of the part that this vendor sends. */
function numberOf({ parts }: OrderView, slug: string): string {
  return parts.find(({ vendor }) => vendor.slug === slug)?.number ?? ''
}

function memberOf(id: string): Viewer {
  return { kind: 'member', id, role: 'user', sessionId: 'story', provenUntil: null, guestId: null }
}

function guest(email: string, address: Address): Buyer {
  return { viewer: { kind: 'guest', id: newGuestId() }, email, address }
}
