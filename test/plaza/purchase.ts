/** A member's purchase, from the cart to the order. */
import type { FixtureName } from '#app/server/fixtures.ts'
import { BRUNO_ADDRESS, type Reply } from './guest.ts'
import type { Member } from './member.ts'
import type { TestPlaza } from './open.ts'

type Purchase = { quantity?: number; source?: { type: string; id: string } }

/** Returns the order's id. */
export async function buy(plaza: TestPlaza, member: Member, sku: string, { quantity = 1, ...more }: Purchase = {}): Promise<string> {
  await expectOk(member.call('cart.addLine', { variantId: await plaza.variant(sku), quantity, ...more }))
  const { status, body } = await member.call('checkout.placeOrder', { email: 'buyer@example.com', shippingAddress: BRUNO_ADDRESS })
  if (status !== 200) throw new Error(`${sku} cannot be bought: ${JSON.stringify(body)}`)
  return body.orderId
}

/** Ships and delivers all parts of an order, as the owners of its vendors. */
export async function deliver(plaza: TestPlaza, orderId: string): Promise<void> {
  await shipAndDeliver(plaza, orderId)
  await plaza.settle()
}

/** The same without running listeners and jobs. */
export async function shipAndDeliver(plaza: TestPlaza, orderId: string): Promise<void> {
  for (const { number, workspace, owner } of await partsOf(plaza, orderId)) {
    const shipped = await expectOk(owner.call('orders.vendor.ship', { number }, { workspace }))
    for (const { id } of shipped.parcels) await expectOk(owner.call('orders.vendor.deliver', { number, parcelId: id }, { workspace }))
  }
}

/** Buys one unit and receives it. Returns the order's id. */
export async function receive(plaza: TestPlaza, member: Member, sku: string): Promise<string> {
  const orderId = await buy(plaza, member, sku)
  await deliver(plaza, orderId)
  return orderId
}

/** Cancels all units that were not shipped. */
export async function cancel(plaza: TestPlaza, orderId: string): Promise<void> {
  for (const { number, workspace, owner } of await partsOf(plaza, orderId))
    await expectOk(owner.call('orders.vendor.cancel', { number }, { workspace }))
  await plaza.settle()
}

/** Refunds units of the first line of an order without a return. */
export async function refund(plaza: TestPlaza, orderId: string, quantity = 1): Promise<void> {
  for (const { number, workspace, owner } of await partsOf(plaza, orderId))
    await expectOk(owner.call('orders.vendor.refund', { number, lines: [{ position: 0, quantity }], reason: 'Broken' }, { workspace }))
  await plaza.settle()
}

async function partsOf(plaza: TestPlaza, orderId: string) {
  const parts = await plaza.rows<{ number: number; workspace_id: string; owner: FixtureName }>(
    `select p.number, p.workspace_id, u.username as owner from orders.parts p
     join workspaces.members m on m.workspace_id = p.workspace_id and m.role = 'owner' join accounts.users u on u.id = m.user_id
     where p.order_id = $1 order by p.number`,
    [orderId],
  )
  return Promise.all(
    parts.map(async ({ number, workspace_id: workspace, owner }) => ({
      workspace,
      number: `${orderId}-${number}`,
      owner: await plaza.member(owner),
    })),
  )
}

async function expectOk<T>(call: Promise<Reply<T>>): Promise<T> {
  const { status, body } = await call
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}
