import { implement } from '@orpc/server'
import { guard, type RequestContext } from '#platform/server/bind.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { promotions } from '../contract.ts'
import { everyonesProductChoices, productChoices, vendorChoices } from './choices.ts'
import * as keep from './keep-promotions.ts'
import { readReductions } from './read-reductions.ts'

const os = implement(promotions).$context<RequestContext>().use(guard)

/** The vendor's: behind the guard there is a seat. */
function own({ seat }: Call): string {
  if (!seat) throw notFound()
  return seat.workspaceId
}

export const promotionsRouter = os.router({
  list: os.list.handler(({ input, context: { call } }) => keep.listPromotions(call, own(call), input)),
  get: os.get.handler(({ input, context: { call } }) => keep.getPromotion(call, own(call), input.promotionId)),
  create: os.create.handler(({ input, context: { call } }) => keep.createPromotion(call, own(call), input)),
  update: os.update.handler(({ input, context: { call } }) => keep.updatePromotion(call, own(call), input)),
  pause: os.pause.handler(({ input, context: { call } }) => keep.pausePromotion(call, own(call), input)),
  duplicate: os.duplicate.handler(({ input, context: { call } }) => keep.duplicatePromotion(call, own(call), input.promotionId)),
  remove: os.remove.handler(({ input, context: { call } }) => keep.removePromotion(call, own(call), input.promotionId)),
  products: os.products.handler(({ input, context: { call } }) => productChoices(call, own(call), input.q)),
  reductions: os.reductions.handler(({ input, context: { call } }) => readReductions(call, input.vendors)),
  admin: {
    list: os.admin.list.handler(({ input, context: { call } }) => keep.listPromotions(call, null, input)),
    get: os.admin.get.handler(({ input, context: { call } }) => keep.getPromotion(call, null, input.promotionId)),
    create: os.admin.create.handler(({ input, context: { call } }) => keep.createPromotion(call, null, input)),
    update: os.admin.update.handler(({ input, context: { call } }) => keep.updatePromotion(call, null, input)),
    pause: os.admin.pause.handler(({ input, context: { call } }) => keep.pausePromotion(call, null, input)),
    duplicate: os.admin.duplicate.handler(({ input, context: { call } }) => keep.duplicatePromotion(call, null, input.promotionId)),
    remove: os.admin.remove.handler(({ input, context: { call } }) => keep.removePromotion(call, null, input.promotionId)),
    products: os.admin.products.handler(({ input, context: { call } }) => everyonesProductChoices(call, input.q)),
    vendors: os.admin.vendors.handler(({ input, context: { call } }) => vendorChoices(call, input.q)),
  },
})
