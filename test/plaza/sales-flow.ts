/** Sales of Dar Amira for tests of money: bought, shipped, paid and refunded. */
import { FIXTURE_PASSWORD, fixtureEmail } from '#app/server/fixtures.ts'
import type { OrderView } from '#domains/orders/contract.ts'
import type { Guest } from './guest.ts'
import type { Member } from './member.ts'
import type { TestPlaza } from './open.ts'

export const DAY_MS = 24 * 3600_000

export type SalesFlow = {
  amira: Member
  omar: Member
  darAmira: string
  /** Calls an operation of finance for Dar Amira. */
  ask<T = never>(operation: string, input?: object): ReturnType<typeof Member.prototype.call<T>>
  buy(goods: Record<string, number>, payment?: 'transfer' | 'delivery'): Promise<{ guest: Guest; order: OrderView }>
  /** The administrator marks the transfer as received. */
  pay(order: OrderView): Promise<void>
  /** Delivers Dar Amira's part. */
  deliver(order: OrderView): Promise<void>
  /** Moves the clock and renews expired sessions. */
  wait(ms: number): Promise<void>
  /** Sells, pays and delivers, and waits until the return window is over. */
  earn(goods: Record<string, number>): Promise<OrderView>
}

export async function openSalesFlow(plaza: TestPlaza): Promise<SalesFlow> {
  const [amira, omar, darAmira] = await Promise.all([plaza.member('amira'), plaza.member('omar'), plaza.workspace('Dar Amira')])
  const vendor = (operation: string, input: object) => amira.call(`orders.vendor.${operation}`, input, { workspace: darAmira })
  const till: SalesFlow = {
    amira,
    omar,
    darAmira,
    ask: (operation, input = {}) => amira.call(`finance.${operation}`, input, { workspace: darAmira }),
    async buy(goods, payment = 'transfer') {
      const guest = plaza.guest()
      for (const [sku, quantity] of Object.entries(goods)) await guest.add(await plaza.variant(sku), quantity)
      const { status, body } = await guest.placeOrder({ payment })
      if (status !== 200) throw new Error(`the order was not placed: ${JSON.stringify(body)}`)
      await plaza.settle()
      return { guest, order: (await guest.get(`/orders/${body.orderId}`)).body }
    },
    async pay({ id }) {
      await omar.renewReauthentication(FIXTURE_PASSWORD)
      const { status } = await omar.call('orders.markPaid', { orderId: id })
      if (status !== 200) throw new Error(`${id} could not be marked as paid`)
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
      await amira.logIn(fixtureEmail('amira'), FIXTURE_PASSWORD)
      await omar.logIn(fixtureEmail('omar'), FIXTURE_PASSWORD)
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
