import { implementOperations } from '#platform/server/implement-operations.ts'
import { cart } from '../contract.ts'
import { acceptPrices } from './accept-prices.ts'
import { addLine } from './add-line.ts'
import { loadCartView } from './cart-view.ts'
import { chooseDelivery } from './choose-delivery.ts'
import { clearCart } from './clear-cart.ts'
import { dropCode } from './drop-code.ts'
import { dropSaved } from './drop-saved.ts'
import { enterCode } from './enter-code.ts'
import { keepOnly } from './keep-only.ts'
import { moveToCart } from './move-to-cart.ts'
import { dropQuote } from './quotes/drop-quote.ts'
import { takeQuote } from './quotes/take-quote.ts'
import { restore } from './restore.ts'
import { saveForLater } from './save-for-later.ts'
import { setQuantity } from './set-quantity.ts'
import { cartSettings } from './settings.sql.ts'

const os = implementOperations(cart)

export const cartRouter = os.router({
  settings: {
    get: os.settings.get.handler(({ context: { ctx } }) => cartSettings.load(ctx.services.db)),
    update: os.settings.update.handler(({ input, context: { ctx } }) => cartSettings.update(ctx, input)),
  },
  get: os.get.handler(({ input, context: { ctx } }) => {
    const { services, viewer, language } = ctx
    const { payment, country, region, postalCode } = input ?? {}
    const destination = country === undefined ? null : { country, region, postalCode }
    return loadCartView({ db: services.db, now: services.now(), services }, viewer.id, language, { payment, destination })
  }),
  addLine: os.addLine.handler(({ input, context }) => addLine(context.ctx, input)),
  setQuantity: os.setQuantity.handler(({ input, context }) => setQuantity(context.ctx, input)),
  clear: os.clear.handler(({ context }) => clearCart(context.ctx)),
  restore: os.restore.handler(({ input, context }) => restore(context.ctx, input)),
  acceptPrices: os.acceptPrices.handler(({ input, context }) => acceptPrices(context.ctx, input)),
  saveForLater: os.saveForLater.handler(({ input, context }) => saveForLater(context.ctx, input)),
  moveToCart: os.moveToCart.handler(({ input, context }) => moveToCart(context.ctx, input)),
  dropSaved: os.dropSaved.handler(({ input, context }) => dropSaved(context.ctx, input)),
  chooseDelivery: os.chooseDelivery.handler(({ input, context }) => chooseDelivery(context.ctx, input)),
  enterCode: os.enterCode.handler(({ input, context }) => enterCode(context.ctx, input)),
  dropCode: os.dropCode.handler(({ input, context }) => dropCode(context.ctx, input)),
  takeQuote: os.takeQuote.handler(({ input, context }) => takeQuote(context.ctx, input)),
  dropQuote: os.dropQuote.handler(({ context }) => dropQuote(context.ctx)),
  keepOnly: os.keepOnly.handler(({ input, context }) => keepOnly(context.ctx, input)),
})
