/**
 * Seeds conversations about orders: an agreed refund, a replacement that waits for the buyer, a request that waits for the vendor, and a
 * guest's question. What a listener would say in them is said by the same function, because the demo data leaves out the listeners of orders.
 */
import { readConversation } from '#domains/messages/server/read-conversation.ts'
import { sendMessage } from '#domains/messages/server/send-message.ts'
import { acceptProposal } from '#domains/orders/server/proposals/accept-proposal.ts'
import { makeProposal } from '#domains/orders/server/proposals/make-proposal.ts'
import { asShopper, asVendor } from '#domains/orders/server/proposals/party.ts'
import { openOrderThread } from '#domains/orders/server/thread/open-order-thread.ts'
import { openVendorThread } from '#domains/orders/server/thread/open-vendor-thread.ts'
import { postEvents } from '#domains/orders/server/thread/post-events.ts'
import { sendOrderMessage } from '#domains/orders/server/thread/send-order-message.ts'
import { loadEventsSince } from '#platform/server/events.sql.ts'
import type { MemberContext, OperationContext } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { OrderView } from '../../domains/orders/contract.ts'
import type { DemoMember } from './demo-context.ts'
import { type Buyer, type OrderSeeder, partNumberFor } from './demo-order-seeder.ts'

const SHOP = 'dar-amira'
/** Reading stops at the last message. */
const TO_THE_END = 1000

/** One of four plates arrived chipped; the vendor offered its price back, and the buyer agreed. Everybody read everything. */
export async function seedAcceptedRefund(seeder: OrderSeeder, buyer: Buyer<DemoMember>): Promise<void> {
  const order = await seeder.buys(22, buyer, [['DAR-PLATE-SAGE', 4]])
  await seeder.arrives(order, SHOP, 20, 16)
  const thread = await openThread(seeder, buyer, order, 15.4)
  await thread.shopper(15.4, 'Hello! The plates are beautiful. One of the four has a chip on the rim, though. What can we do?')
  await thread.vendor(15.2, 'Oh no, I am sorry. It must have happened on the way. Keep it, and I’ll refund that one.')
  const proposalId = await thread.proposes(15.19, { kind: 'refund', message: 'One plate. The chipped one stays with you.' })
  await thread.accepts(14.9, proposalId)
  await thread.shopper(14.89, 'That was quick, thank you! The chipped one now holds my keys.')
  await thread.vendor(14.7, 'A good life for a plate. Enjoy the other three!')
  await thread.read(14.6)
}

/** A candle holder arrived broken. The vendor proposed to send another one, and waits for the buyer. */
export async function seedOpenReplacement(seeder: OrderSeeder, buyer: Buyer<DemoMember>): Promise<void> {
  const order = await seeder.buys(12, buyer, [['DAR-CNDL-IVORY', 4]])
  await seeder.arrives(order, SHOP, 10, 5)
  const thread = await openThread(seeder, buyer, order, 1.3)
  await thread.shopper(1.3, 'Hi Amira, I only opened the box now: the loop of one candle holder is broken. Could you send me another one?')
  await thread.read(1.2)
  await thread.vendor(0.8, 'Of course, Bruno. I have one of the same firing here.')
  await thread.proposes(0.79, { kind: 'replacement', message: 'One candle holder in ivory. It leaves on the day you agree.' })
}

/** A guest asks for the price of one of three candle holders, and the vendor has not answered. */
export async function seedGuestRequest(seeder: OrderSeeder, guest: Buyer): Promise<void> {
  const order = await seeder.buys(10, guest, [['DAR-CNDL-CLAY', 3]])
  await seeder.arrives(order, SHOP, 8, 4)
  const ctx = seeder.as(0.4, guest.viewer)
  const content = {
    number: partNumberFor(order, SHOP),
    kind: 'refund',
    lines: [{ position: 0, quantity: 1 }],
    reason: 'damaged',
    message: 'Uno de los tres llegó con el asa rota. ¿Me pueden devolver su precio?',
  } as const
  await tells(ctx, order, () => makeProposal(ctx, asShopper(ctx, order.id, null), content))
}

/** A guest writes on the page of the order. */
export async function seedGuestThread(seeder: OrderSeeder, guest: Buyer, order: OrderView): Promise<void> {
  const number = partNumberFor(order, SHOP)
  const message = {
    orderId: order.id,
    number,
    clientKey: newId('demo'),
    text: 'مرحبًا، طلبت إرجاع الطبق المكسور. هل أعيده في علبته الأصلية؟',
  }
  await sendOrderMessage(seeder.as(0.9, guest.viewer), message, null)
  const vendor = seeder.vendor(0.5, SHOP)
  const { conversationId } = await openVendorThread(vendor, { number })
  await send(vendor, conversationId, 'أهلًا سامي، نعم إن بقيت العلبة لديك، وإلا فأي علبة متينة تكفي. آسفة لما حدث.')
  await readConversation(vendor, { conversationId, position: 2 })
}

async function openThread(seeder: OrderSeeder, { viewer }: Buyer<DemoMember>, order: OrderView, daysAgo: number) {
  const number = partNumberFor(order, SHOP)
  const asBuyer = (daysAgo: number): MemberContext => ({ ...seeder.as(daysAgo, viewer), viewer, userId: viewer.id })
  const { conversationId } = await openOrderThread(asBuyer(daysAgo), { orderId: order.id, number })

  return {
    shopper: (daysAgo: number, text: string) => send(asBuyer(daysAgo), conversationId, text),
    vendor: (daysAgo: number, text: string) => send(seeder.vendor(daysAgo, SHOP), conversationId, text),
    /** About one unit of the first line. Returns the proposal's id. */
    async proposes(daysAgo: number, { kind, message }: { kind: 'refund' | 'replacement'; message: string }): Promise<string> {
      const ctx = seeder.vendor(daysAgo, SHOP)
      const content = { number, kind, lines: [{ position: 0, quantity: 1 }], reason: 'damaged', message } as const
      const { proposal } = await tells(ctx, order, () => makeProposal(ctx, asVendor(ctx, number), content))
      return proposal.id
    },
    async accepts(daysAgo: number, proposalId: string): Promise<void> {
      const ctx = asBuyer(daysAgo)
      await tells(ctx, order, () => acceptProposal(ctx, asShopper(ctx, order.id, null), { proposalId }))
    },
    /** Both sides read all of it. */
    async read(daysAgo: number): Promise<void> {
      for (const ctx of [asBuyer(daysAgo), seeder.vendor(daysAgo, SHOP)])
        await readConversation(ctx, { conversationId, position: TO_THE_END })
    },
  }
}

async function send(ctx: MemberContext, conversationId: string, text: string): Promise<void> {
  await sendMessage(ctx, { conversationId, clientKey: newId('demo'), text, pictures: [], record: null, replyTo: null })
}

/** Does something about an order, and says in its conversation what came of it. */
async function tells<T>({ services }: OperationContext, { id }: OrderView, work: () => Promise<T>): Promise<T> {
  const done = await work()
  for (const event of await loadEventsSince(services.db, id, services.now()))
    if (postEvents.types.includes(event.type)) await transactAsSystem(services, (tx) => postEvents.handle(tx, [event]))
  return done
}
