import { implement } from '@orpc/server'
import { orderLinkToken } from '#domains/orders/server/index.ts'
import { guard, type RequestContext } from '#platform/server/bind.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import { type CheckoutView, checkout } from '../contract.ts'
import { beginCheckout } from './begin-checkout.ts'
import { checkoutView } from './checkout-view.ts'
import { checkoutVisibleTo, liveCheckoutOf } from './checkouts.sql.ts'
import { answerChallenge, cancelCheckoutPayment, payCheckout, stayInCheckout } from './pay-checkout.ts'
import { placeOrder } from './place-order.ts'

const os = implement(checkout).$context<RequestContext>().use(guard)

export const checkoutRouter = os.router({
  placeOrder: os.placeOrder.handler(async ({ input, context: { call } }) => {
    const { orderId, totalMinor, currency } = await placeOrder(call, input)
    return { orderId, total: { amountMinor: totalMinor, currency }, link: orderLinkToken(call.kernel, orderId) }
  }),
  begin: os.begin.handler(async ({ input, context: { call } }) => withLink(call.kernel, await beginCheckout(call, input))),
  current: os.current.handler(async ({ context: { call } }) => {
    const live = await liveCheckoutOf(call.kernel.db, call.viewer)
    return { checkout: live && withLink(call.kernel, await checkoutView(call.kernel.db, live, call.kernel.now())) }
  }),
  get: os.get.handler(async ({ input, context: { call } }) => {
    const found = await checkoutVisibleTo(call.kernel.db, call.viewer, input.checkoutId)
    if (!found) throw notFound()
    return withLink(call.kernel, await checkoutView(call.kernel.db, found, call.kernel.now()))
  }),
  pay: os.pay.handler(async ({ input, context: { call } }) => withLink(call.kernel, await payCheckout(call, input))),
  answerChallenge: os.answerChallenge.handler(async ({ input, context: { call } }) =>
    withLink(call.kernel, await answerChallenge(call, input)),
  ),
  cancelPayment: os.cancelPayment.handler(async ({ input, context: { call } }) =>
    withLink(call.kernel, await cancelCheckoutPayment(call, input)),
  ),
  stay: os.stay.handler(async ({ input, context: { call } }) => withLink(call.kernel, await stayInCheckout(call, input))),
})

/** Replies that are kept hold no secret: the link is derived anew. */
function withLink(kernel: Kernel, view: CheckoutView): CheckoutView {
  return view.status === 'placed' ? { ...view, link: orderLinkToken(kernel, view.orderId) } : view
}
