import { implementOperations } from '#platform/server/implement-operations.ts'
import { reviews } from '../contract.ts'
import { listReviewsOfPerson } from './list-reviews-of-person.ts'
import { moderateReview } from './moderate-review.ts'
import { getForModeration, listForModeration } from './moderate-reviews.ts'
import { getOwnReview, getSummary, listReviews } from './read-reviews.ts'
import { removeReview } from './remove-review.ts'
import { replyToReview } from './reply-to-review.ts'
import { listReviewsToWrite } from './reviews-to-write.ts'
import { setHelpful } from './set-helpful.ts'
import { reviewSettings } from './settings.sql.ts'
import { submitReview } from './submit-review.ts'
import { updateReview } from './update-review.ts'

const os = implementOperations(reviews)

export const reviewsRouter = os.router({
  ofProduct: {
    list: os.ofProduct.list.handler(({ input, context: { ctx } }) => listReviews(ctx, input)),
    summary: os.ofProduct.summary.handler(({ input, context: { ctx } }) => getSummary(ctx, input.productId)),
    mine: os.ofProduct.mine.handler(({ input, context: { ctx } }) => getOwnReview(ctx, input.productId)),
  },
  ofPerson: { list: os.ofPerson.list.handler(({ input, context: { ctx } }) => listReviewsOfPerson(ctx, input)) },
  toWrite: { list: os.toWrite.list.handler(async ({ context: { ctx } }) => ({ items: await listReviewsToWrite(ctx) })) },
  settings: {
    get: os.settings.get.handler(({ context: { ctx } }) => reviewSettings.load(ctx.services.db)),
    update: os.settings.update.handler(({ input, context: { ctx } }) => reviewSettings.update(ctx, input)),
  },
  submit: os.submit.handler(({ input, context: { ctx } }) => submitReview(ctx, input)),
  update: os.update.handler(({ input, context: { ctx } }) => updateReview(ctx, input)),
  remove: os.remove.handler(async ({ input, context: { ctx } }) => {
    await removeReview(ctx, input.reviewId)
    return {}
  }),
  setHelpful: os.setHelpful.handler(({ input, context: { ctx } }) => setHelpful(ctx, input)),
  vendor: {
    list: os.vendor.list.handler(({ input, context: { ctx } }) => listForModeration(ctx, input)),
    get: os.vendor.get.handler(({ input, context: { ctx } }) => getForModeration(ctx, input.reviewId)),
    reply: os.vendor.reply.handler(({ input, context: { ctx } }) => replyToReview(ctx, input)),
  },
  admin: {
    list: os.admin.list.handler(({ input, context: { ctx } }) => listForModeration(ctx, input)),
    get: os.admin.get.handler(({ input, context: { ctx } }) => getForModeration(ctx, input.reviewId)),
    moderate: os.admin.moderate.handler(({ input, context: { ctx } }) => moderateReview(ctx, input)),
  },
})
