/**
 * Seeds demo orders with the same commands that people use, at past times, so that a new user finds an order in every state and the ledger
 * adds up.
 */
import { acceptReturn } from '#domains/orders/server/accept-return.ts'
import { answerDispute } from '#domains/orders/server/answer-dispute.ts'
import { cancelOrder } from '#domains/orders/server/cancel-order.ts'
import { disputeReturn } from '#domains/orders/server/dispute-return.ts'
import { markOrderPaid } from '#domains/orders/server/mark-order-paid.ts'
import { processPart } from '#domains/orders/server/process-part.ts'
import { receiveReturn } from '#domains/orders/server/receive-return.ts'
import { refuseReturn } from '#domains/orders/server/refuse-return.ts'
import { requestReturn } from '#domains/orders/server/request-return.ts'
import type { Services } from '#platform/server/services.ts'
import type { Address } from '../../domains/orders/contract.ts'
import { findDemoAccount } from './demo-accounts.ts'
import { SAVED_CODE } from './demo-code.ts'
import { demoMember } from './demo-context.ts'
import { type Buyer, createGuestBuyer, createOrderSeeder, type OrderSeeder, partNumberFor, type Shop } from './demo-order-seeder.ts'
import { seedAcceptedRefund, seedGuestRequest, seedGuestThread, seedOpenReplacement } from './demo-order-threads.ts'

const BRUNO_ADDRESS: Address = {
  name: 'Bruno Paz',
  line1: 'Calle Larga 12',
  city: 'Cuenca',
  postalCode: '010101',
  country: 'EC',
  phone: '+593 99 555 0123',
}
const LUCIA_ADDRESS: Address = { name: 'Lucía Ferrer', line1: 'Carrer de la Mar 8', city: 'Valencia', postalCode: '46003', country: 'ES' }
const SAMI_ADDRESS: Address = { name: 'سامي الحسن', line1: 'شارع الملك فهد 45', city: 'الرياض', postalCode: '12211', country: 'SA' }

export async function seedOrders(services: Services, shops: ReadonlyMap<string, Shop>): Promise<void> {
  const account = await findDemoAccount(services.db, 'bruno')
  const omar = await findDemoAccount(services.db, 'omar')
  if (!account || !omar) return
  const bruno = { viewer: demoMember(account.id, 'user'), email: account.email, address: BRUNO_ADDRESS }
  const seeder = createOrderSeeder(services, shops, omar.id)

  await seedPartialReturn(seeder, bruno)
  await seedAcceptedRefund(seeder, bruno)
  await seedDispute(seeder, bruno)
  await seedCancelledOrder(seeder, bruno)
  await seedOpenReplacement(seeder, bruno)
  await seedDeliveredOrder(seeder, bruno)
  await seedShippedOrder(seeder, bruno)
  await seedNewOrder(seeder, bruno)
  await seedOrdersForAmira(seeder)
}

/** An order of three weeks ago; one of two beanies was returned. */
async function seedPartialReturn(seeder: OrderSeeder, buyer: Buyer): Promise<void> {
  const order = await seeder.buys(26, buyer, [['TEL-BEAN-CHARCOAL', 2]], 'transfer')
  await markOrderPaid(seeder.admin(25), { orderId: order.id })
  await seeder.arrives(order, 'telar-sur', 24, 20)
  const shopper = seeder.as(17, buyer.viewer)
  const asked = { orderId: order.id, number: partNumberFor(order, 'telar-sur'), lines: [{ position: 0, quantity: 1 }], photos: [] }
  const { parts } = await requestReturn(shopper, { ...asked, reason: 'changedMind', comment: 'One is enough after all.' }, null)
  const returnId = parts[0]?.returns[0]?.id ?? ''
  await acceptReturn(seeder.vendor(16, 'telar-sur'), { returnId })
  await receiveReturn(seeder.vendor(12, 'telar-sur'), { returnId, restock: true })
}

/** The vendor rejects a return and the buyer opens a dispute, so that an administrator has a case to decide. */
async function seedDispute(seeder: OrderSeeder, buyer: Buyer): Promise<void> {
  const order = await seeder.buys(19, buyer, [['ALT-RAIN-MUSTARD-M', 1]], 'transfer')
  await markOrderPaid(seeder.admin(18), { orderId: order.id })
  await seeder.arrives(order, 'alto-viento', 17, 13)
  const shopper = seeder.as(9, buyer.viewer)
  const asked = { orderId: order.id, number: partNumberFor(order, 'alto-viento'), lines: [{ position: 0, quantity: 1 }], photos: [] }
  const comment = 'The left seam lets water in after one rainy walk.'
  const { parts } = await requestReturn(shopper, { ...asked, reason: 'notAsDescribed', comment }, null)
  const returnId = parts[0]?.returns[0]?.id ?? ''
  await refuseReturn(seeder.vendor(7, 'alto-viento'), { returnId, answer: 'Worn jackets cannot be sold again, so we do not take it back.' })
  const message = 'It is a rain jacket, and it is not tight. I only found out because I wore it in the rain.'
  await disputeReturn(seeder.as(4, buyer.viewer), { orderId: order.id, returnId, message }, null)
  await answerDispute(seeder.vendor(2, 'alto-viento'), {
    returnId,
    answer: 'We would repair the seam for free. A refund for a worn jacket seems too much.',
  })
}

async function seedCancelledOrder(seeder: OrderSeeder, buyer: Buyer): Promise<void> {
  const order = await seeder.buys(11, buyer, [['HSE-NOTE-3', 1]])
  await cancelOrder(seeder.as(11, buyer.viewer), { orderId: order.id, number: partNumberFor(order, 'plaza-house') }, null)
}

/** Delivered three days ago, so it can be reviewed or returned. */
async function seedDeliveredOrder(seeder: OrderSeeder, buyer: Buyer): Promise<void> {
  const order = await seeder.buys(8, buyer, [
    ['DAR-PLATE-IVORY', 4],
    ['DAR-CNDL-CLAY', 2],
  ])
  await seeder.arrives(order, 'dar-amira', 6, 3)
}

/** One vendor has shipped; the other is packing. */
async function seedShippedOrder(seeder: OrderSeeder, buyer: Buyer): Promise<void> {
  const order = await seeder.buys(3, buyer, [
    ['HUM-BUDS-WHITE', 1],
    ['HSE-CBL-CHAR-1', 2],
  ])
  await seeder.sends(order, 'low-hum', 1)
  await processPart(seeder.vendor(1, 'plaza-house'), { number: partNumberFor(order, 'plaza-house') })
}

async function seedNewOrder(seeder: OrderSeeder, buyer: Buyer): Promise<void> {
  await seeder.buys(0.2, buyer, [
    ['DAR-PLATE-SAGE', 2],
    ['BRU-KEY-TAN', 1],
  ])
}

/** Gives Amira's back office work: an order to pack, a return request, a question and a request for a refund. */
async function seedOrdersForAmira(seeder: OrderSeeder): Promise<void> {
  const { email, code } = SAVED_CODE
  await seeder.buys(1, createGuestBuyer(email, LUCIA_ADDRESS), [['DAR-CNDL-IVORY', 3]], 'delivery', code)
  const sami = createGuestBuyer('sami@plaza.example', SAMI_ADDRESS)
  const order = await seeder.buys(9, sami, [['DAR-PLATE-IVORY', 2]])
  await seeder.arrives(order, 'dar-amira', 8, 4)
  const lines = [{ position: 0, quantity: 1 }]
  const asked = { orderId: order.id, number: partNumberFor(order, 'dar-amira'), lines, reason: 'damaged', photos: [] } as const
  await requestReturn(seeder.as(1, sami.viewer), { ...asked, comment: 'وصل أحد الطبقين مكسور الحافة.' }, null)
  await seedGuestThread(seeder, sami, order)
  await seedGuestRequest(seeder, createGuestBuyer(email, LUCIA_ADDRESS))
}
