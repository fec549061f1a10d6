import { orderLinkToken } from '#domains/orders/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import { implementOperations } from '#platform/server/implement-operations.ts'
import type { Services } from '#platform/server/services.ts'
import { money } from '#platform/shared/money.ts'
import { type CheckoutView, checkout } from '../contract.ts'
import { answerChallenge } from './answer-challenge.ts'
import { beginCheckout } from './begin-checkout.ts'
import { cancelCheckoutPayment } from './cancel-checkout-payment.ts'
import { toCheckoutView } from './checkout-view.ts'
import { findLiveCheckout, findVisibleCheckout } from './checkouts.sql.ts'
import { payCheckout } from './pay-checkout.ts'
import { placeOrder } from './place-order.ts'
import { stayInCheckout } from './stay-in-checkout.ts'

const os = implementOperations(checkout)

export const checkoutRouter = os.router({
  placeOrder: os.placeOrder.handler(async ({ input, context: { ctx } }) => {
    const { orderId, totalMinor, currency } = await placeOrder(ctx, input)
    return { orderId, total: money(totalMinor, currency), link: orderLinkToken(ctx.services, orderId) }
  }),
  begin: os.begin.handler(async ({ input, context: { ctx } }) => withLink(ctx.services, await beginCheckout(ctx, input))),
  current: os.current.handler(async ({ context: { ctx } }) => {
    const live = await findLiveCheckout(ctx.services.db, ctx.viewer)
    return { checkout: live && withLink(ctx.services, await toCheckoutView(ctx.services.db, live, ctx.services.now())) }
  }),
  get: os.get.handler(async ({ input, context: { ctx } }) => {
    const found = await findVisibleCheckout(ctx.services.db, ctx.viewer, input.checkoutId)
    if (!found) throw notFound()
    return withLink(ctx.services, await toCheckoutView(ctx.services.db, found, ctx.services.now()))
  }),
  pay: os.pay.handler(async ({ input, context: { ctx } }) => withLink(ctx.services, await payCheckout(ctx, input))),
  answerChallenge: os.answerChallenge.handler(async ({ input, context: { ctx } }) =>
    withLink(ctx.services, await answerChallenge(ctx, input)),
  ),
  cancelPayment: os.cancelPayment.handler(async ({ input, context: { ctx } }) =>
    withLink(ctx.services, await cancelCheckoutPayment(ctx, input)),
  ),
  stay: os.stay.handler(async ({ input, context: { ctx } }) => withLink(ctx.services, await stayInCheckout(ctx, input))),
})

/** Adds the derived private link to the reply, so that stored idempotent replies contain no secret. */
function withLink(services: Services, view: CheckoutView): CheckoutView {
  return view.status === 'placed' ? { ...view, link: orderLinkToken(services, view.orderId) } : view
}
