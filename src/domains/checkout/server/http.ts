import { implement } from '@orpc/server'
import { orderLinkToken } from '#domains/orders/server/index.ts'
import { guard, type RequestContext } from '#platform/server/bind.ts'
import { checkout } from '../contract.ts'
import { placeOrder } from './place-order.ts'

const os = implement(checkout).$context<RequestContext>().use(guard)

export const checkoutRouter = os.router({
  placeOrder: os.placeOrder.handler(async ({ input, context: { call } }) => {
    const { orderId, totalMinor, currency } = await placeOrder(call, input)
    return { orderId, total: { amountMinor: totalMinor, currency }, link: orderLinkToken(call.kernel, orderId) }
  }),
})
