/** Selling, as tests of money need it: Dar Amira's goods, bought, sent, paid and given back. */
import { CAST_PASSWORD, castEmail } from '#app/server/cast.ts'
import type { OrderView } from '#domains/orders/contract.ts'
import type { Guest } from './guest.ts'
import type { Member } from './member.ts'
import type { TestPlaza } from './open.ts'

export const DAY_MS = 24 * 3600_000

export type Till = {
  amira: Member
  omar: Member
  darAmira: string
  /** What Dar Amira asks of its own finances. */
  ask<T = never>(operation: string, input?: object): ReturnType<typeof Member.prototype.call<T>>
  buy(goods: Record<string, number>, payment?: 'transfer' | 'delivery'): Promise<{ guest: Guest; order: OrderView }>
  /** The operator finds the transfer. */
  pay(order: OrderView): Promise<void>
  /** Everything Dar Amira has in it arrives. */
  deliver(order: OrderView): Promise<void>
  /** Time goes by; whoever was signed out meanwhile signs in again. */
  wait(ms: number): Promise<void>
  /** Sold, paid and delivered, and the time for returns over. */
  earn(goods: Record<string, number>): Promise<OrderView>
}

export async function openTill(plaza: TestPlaza): Promise<Till> {
  const [amira, omar, darAmira] = await Promise.all([plaza.member('amira'), plaza.member('omar'), plaza.workspace('Dar Amira')])
  const vendor = (operation: string, input: object) => amira.call(`orders.vendor.${operation}`, input, { workspace: darAmira })
  const till: Till = {
    ...{ amira, omar, darAmira },
    ask: (operation, input = {}) => amira.call(`finance.${operation}`, input, { workspace: darAmira }),
    async buy(goods, payment = 'transfer') {
      const guest = plaza.guest()
      for (const [sku, quantity] of Object.entries(goods)) await guest.add(await plaza.variant(sku), quantity)
      const { status, body } = await guest.placeOrder({ payment })
      if (status !== 200) throw new Error(`not placed: ${JSON.stringify(body)}`)
      await plaza.settle()
      return { guest, order: (await guest.get(`/orders/${body.orderId}`)).body }
    },
    async pay({ id }) {
      await omar.call('orders.markPaid', { orderId: id })
      await plaza.settle()
    },
    async deliver(order) {
      for (const { number, vendor: seller } of order.parts) {
        if (seller.slug !== 'dar-amira') continue
        const { body } = await vendor('ship', { number })
        await vendor('deliver', { number, parcelId: body.parcels.at(-1).id })
      }
      await plaza.settle()
    },
    async wait(ms) {
      plaza.moveClock(ms)
      await plaza.settle()
      await amira.logIn(castEmail('amira'), CAST_PASSWORD)
      await omar.logIn(castEmail('omar'), CAST_PASSWORD)
    },
    async earn(goods) {
      const { order } = await till.buy(goods)
      await till.pay(order)
      await till.deliver(order)
      await till.wait(15 * DAY_MS)
      return order
    },
  }
  return till
}
