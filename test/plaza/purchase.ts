/** A member's purchase, from the cart to the order. */
import { BRUNO_ADDRESS } from './guest.ts'
import type { Member } from './member.ts'
import type { TestPlaza } from './open.ts'

/** Returns the order's id. */
export async function buy(plaza: TestPlaza, member: Member, sku: string): Promise<string> {
  await member.call('cart.addLine', { variantId: await plaza.variant(sku), quantity: 1 })
  const { status, body } = await member.call('checkout.placeOrder', { email: 'buyer@example.com', shippingAddress: BRUNO_ADDRESS })
  if (status !== 200) throw new Error(`${sku} cannot be bought: ${JSON.stringify(body)}`)
  return body.orderId
}

/** Sets the status of all parts of an order directly. */
export async function setStatus(plaza: TestPlaza, orderId: string, status: string): Promise<void> {
  await plaza.rows('update orders.parts set status = $2 where order_id = $1', [orderId, status])
  await plaza.rows('update orders.orders set status = $2 where id = $1', [orderId, status])
}
