import { implementOperations } from '#platform/server/implement-operations.ts'
import { promotions } from '../contract.ts'
import { collectionChoices, platformProductChoices, productChoices, segmentChoices, vendorChoices } from './choices.ts'
import { createPromotion } from './create-promotion.ts'
import { duplicatePromotion } from './duplicate-promotion.ts'
import { loadHistory } from './load-history.ts'
import { loadReductions } from './load-reductions.ts'
import { pausePromotion } from './pause-promotion.ts'
import { getPromotion, listPromotions } from './promotions.ts'
import { removePromotion } from './remove-promotion.ts'
import { updatePromotion } from './update-promotion.ts'

const os = implementOperations(promotions)

export const promotionsRouter = os.router({
  list: os.list.handler(({ input, context: { ctx } }) => listPromotions(ctx, ctx.membership.workspaceId, input)),
  get: os.get.handler(({ input, context: { ctx } }) => getPromotion(ctx, ctx.membership.workspaceId, input.promotionId)),
  history: os.history.handler(({ input, context: { ctx } }) => loadHistory(ctx, ctx.membership.workspaceId, input.promotionId)),
  create: os.create.handler(({ input, context: { ctx } }) => createPromotion(ctx, ctx.membership.workspaceId, input)),
  update: os.update.handler(({ input, context: { ctx } }) => updatePromotion(ctx, ctx.membership.workspaceId, input)),
  pause: os.pause.handler(({ input, context: { ctx } }) => pausePromotion(ctx, ctx.membership.workspaceId, input)),
  duplicate: os.duplicate.handler(({ input, context: { ctx } }) => duplicatePromotion(ctx, ctx.membership.workspaceId, input.promotionId)),
  remove: os.remove.handler(({ input, context: { ctx } }) => removePromotion(ctx, ctx.membership.workspaceId, input.promotionId)),
  products: os.products.handler(({ input, context: { ctx } }) => productChoices(ctx, ctx.membership.workspaceId, input.q)),
  collections: os.collections.handler(({ input, context: { ctx } }) => collectionChoices(ctx, ctx.membership.workspaceId, input.q)),
  segments: os.segments.handler(({ input, context: { ctx } }) => segmentChoices(ctx, input.q)),
  reductions: os.reductions.handler(({ input, context: { ctx } }) => loadReductions(ctx, input.vendors)),
  admin: {
    list: os.admin.list.handler(({ input, context: { ctx } }) => listPromotions(ctx, null, input)),
    get: os.admin.get.handler(({ input, context: { ctx } }) => getPromotion(ctx, null, input.promotionId)),
    history: os.admin.history.handler(({ input, context: { ctx } }) => loadHistory(ctx, null, input.promotionId)),
    create: os.admin.create.handler(({ input, context: { ctx } }) => createPromotion(ctx, null, input)),
    update: os.admin.update.handler(({ input, context: { ctx } }) => updatePromotion(ctx, null, input)),
    pause: os.admin.pause.handler(({ input, context: { ctx } }) => pausePromotion(ctx, null, input)),
    duplicate: os.admin.duplicate.handler(({ input, context: { ctx } }) => duplicatePromotion(ctx, null, input.promotionId)),
    remove: os.admin.remove.handler(({ input, context: { ctx } }) => removePromotion(ctx, null, input.promotionId)),
    products: os.admin.products.handler(({ input, context: { ctx } }) => platformProductChoices(ctx, input.q)),
    collections: os.admin.collections.handler(({ input, context: { ctx } }) => collectionChoices(ctx, null, input.q)),
    vendors: os.admin.vendors.handler(({ input, context: { ctx } }) => vendorChoices(ctx, input.q)),
  },
})
