import { implementOperations } from '#platform/server/implement-operations.ts'
import { promotions } from '../contract.ts'
import { platformProductChoices, productChoices, vendorChoices } from './choices.ts'
import { loadReductions } from './load-reductions.ts'
import * as keep from './manage-promotions.ts'

const os = implementOperations(promotions)

export const promotionsRouter = os.router({
  list: os.list.handler(({ input, context: { ctx } }) => keep.listPromotions(ctx, ctx.membership.workspaceId, input)),
  get: os.get.handler(({ input, context: { ctx } }) => keep.getPromotion(ctx, ctx.membership.workspaceId, input.promotionId)),
  create: os.create.handler(({ input, context: { ctx } }) => keep.createPromotion(ctx, ctx.membership.workspaceId, input)),
  update: os.update.handler(({ input, context: { ctx } }) => keep.updatePromotion(ctx, ctx.membership.workspaceId, input)),
  pause: os.pause.handler(({ input, context: { ctx } }) => keep.pausePromotion(ctx, ctx.membership.workspaceId, input)),
  duplicate: os.duplicate.handler(({ input, context: { ctx } }) =>
    keep.duplicatePromotion(ctx, ctx.membership.workspaceId, input.promotionId),
  ),
  remove: os.remove.handler(({ input, context: { ctx } }) => keep.removePromotion(ctx, ctx.membership.workspaceId, input.promotionId)),
  products: os.products.handler(({ input, context: { ctx } }) => productChoices(ctx, ctx.membership.workspaceId, input.q)),
  reductions: os.reductions.handler(({ input, context: { ctx } }) => loadReductions(ctx, input.vendors)),
  admin: {
    list: os.admin.list.handler(({ input, context: { ctx } }) => keep.listPromotions(ctx, null, input)),
    get: os.admin.get.handler(({ input, context: { ctx } }) => keep.getPromotion(ctx, null, input.promotionId)),
    create: os.admin.create.handler(({ input, context: { ctx } }) => keep.createPromotion(ctx, null, input)),
    update: os.admin.update.handler(({ input, context: { ctx } }) => keep.updatePromotion(ctx, null, input)),
    pause: os.admin.pause.handler(({ input, context: { ctx } }) => keep.pausePromotion(ctx, null, input)),
    duplicate: os.admin.duplicate.handler(({ input, context: { ctx } }) => keep.duplicatePromotion(ctx, null, input.promotionId)),
    remove: os.admin.remove.handler(({ input, context: { ctx } }) => keep.removePromotion(ctx, null, input.promotionId)),
    products: os.admin.products.handler(({ input, context: { ctx } }) => platformProductChoices(ctx, input.q)),
    vendors: os.admin.vendors.handler(({ input, context: { ctx } }) => vendorChoices(ctx, input.q)),
  },
})
