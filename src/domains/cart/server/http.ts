import { implement } from '@orpc/server'
import { guard, type RequestContext } from '#platform/server/bind.ts'
import { cart } from '../contract.ts'
import { cartOf } from './cart-view.ts'
import { addLine, clearCart, setQuantity } from './change-cart.ts'

const os = implement(cart).$context<RequestContext>().use(guard)

export const cartRouter = os.router({
  get: os.get.handler(({ context: { call } }) => cartOf(call.kernel.db, call.viewer.id, call.language)),
  addLine: os.addLine.handler(({ input, context }) => addLine(context.call, input)),
  setQuantity: os.setQuantity.handler(({ input, context }) => setQuantity(context.call, input)),
  clear: os.clear.handler(({ context }) => clearCart(context.call)),
})
