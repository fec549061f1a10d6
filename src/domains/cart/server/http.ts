import { implement } from '@orpc/server'
import { guard, type RequestContext } from '#platform/server/bind.ts'
import { cart } from '../contract.ts'
import { cartOf } from './cart-view.ts'
import { acceptPrices, addLine, clearCart, setQuantity } from './change-cart.ts'
import { changeSettings } from './change-settings.ts'
import { chooseDelivery } from './choose-delivery.ts'
import { dropCode, enterCode } from './enter-code.ts'
import { dropSaved, keepOnly, moveToCart, restore, saveForLater } from './save-for-later.ts'
import { settingsOf } from './settings.sql.ts'

const os = implement(cart).$context<RequestContext>().use(guard)

export const cartRouter = os.router({
  settings: {
    get: os.settings.get.handler(({ context: { call } }) => settingsOf(call.kernel.db)),
    update: os.settings.update.handler(({ input, context: { call } }) => changeSettings(call, input)),
  },
  get: os.get.handler(({ context: { call } }) => {
    const { kernel, viewer, language } = call
    return cartOf({ db: kernel.db, now: kernel.now(), kernel }, viewer.id, language)
  }),
  addLine: os.addLine.handler(({ input, context }) => addLine(context.call, input)),
  setQuantity: os.setQuantity.handler(({ input, context }) => setQuantity(context.call, input)),
  clear: os.clear.handler(({ context }) => clearCart(context.call)),
  restore: os.restore.handler(({ input, context }) => restore(context.call, input)),
  acceptPrices: os.acceptPrices.handler(({ input, context }) => acceptPrices(context.call, input)),
  saveForLater: os.saveForLater.handler(({ input, context }) => saveForLater(context.call, input)),
  moveToCart: os.moveToCart.handler(({ input, context }) => moveToCart(context.call, input)),
  dropSaved: os.dropSaved.handler(({ input, context }) => dropSaved(context.call, input)),
  chooseDelivery: os.chooseDelivery.handler(({ input, context }) => chooseDelivery(context.call, input)),
  enterCode: os.enterCode.handler(({ input, context }) => enterCode(context.call, input)),
  dropCode: os.dropCode.handler(({ input, context }) => dropCode(context.call, input)),
  keepOnly: os.keepOnly.handler(({ input, context }) => keepOnly(context.call, input)),
})
