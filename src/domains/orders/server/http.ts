import { implement } from '@orpc/server'
import { guard, type RequestContext } from '#platform/server/bind.ts'
import { orders } from '../contract.ts'
import { getOrder } from './get-order.ts'

export const ORDER_LINK_HEADER = 'plaza-order-link'

const os = implement(orders).$context<RequestContext>().use(guard)

export const ordersRouter = os.router({
  get: os.get.handler(({ input, context }) => getOrder(context.call, input.orderId, context.header(ORDER_LINK_HEADER))),
})
