import { implement } from '@orpc/server'
import { guard, type RequestContext } from '#platform/server/bind.ts'
import { reviews } from '../contract.ts'
import { removeReview, updateReview } from './change-review.ts'
import { changeSettings } from './change-settings.ts'
import { decideAtDesk, getAtDesk, listForDesk, replyToReview } from './desk.ts'
import { reportReview, setHelpful } from './judge-review.ts'
import { getMine, listReviews, summarize } from './read-reviews.ts'
import { settingsOf } from './settings.sql.ts'
import { submitReview } from './submit-review.ts'

const os = implement(reviews).$context<RequestContext>().use(guard)

export const reviewsRouter = os.router({
  ofProduct: {
    list: os.ofProduct.list.handler(({ input, context: { call } }) => listReviews(call, input)),
    summary: os.ofProduct.summary.handler(({ input, context: { call } }) => summarize(call, input.productId)),
    mine: os.ofProduct.mine.handler(({ input, context: { call } }) => getMine(call, input.productId)),
  },
  settings: {
    get: os.settings.get.handler(({ context: { call } }) => settingsOf(call.kernel.db)),
    update: os.settings.update.handler(({ input, context: { call } }) => changeSettings(call, input)),
  },
  submit: os.submit.handler(({ input, context: { call } }) => submitReview(call, input)),
  update: os.update.handler(({ input, context: { call } }) => updateReview(call, input)),
  remove: os.remove.handler(async ({ input, context: { call } }) => {
    await removeReview(call, input.reviewId)
    return {}
  }),
  setHelpful: os.setHelpful.handler(({ input, context: { call } }) => setHelpful(call, input)),
  report: os.report.handler(({ input, context: { call } }) => reportReview(call, input)),
  desk: {
    list: os.desk.list.handler(({ input, context: { call } }) => listForDesk(call, input)),
    get: os.desk.get.handler(({ input, context: { call } }) => getAtDesk(call, input.reviewId)),
    decide: os.desk.decide.handler(({ input, context: { call } }) => decideAtDesk(call, input)),
    reply: os.desk.reply.handler(({ input, context: { call } }) => replyToReview(call, input)),
  },
  admin: {
    list: os.admin.list.handler(({ input, context: { call } }) => listForDesk(call, input)),
    get: os.admin.get.handler(({ input, context: { call } }) => getAtDesk(call, input.reviewId)),
    decide: os.admin.decide.handler(({ input, context: { call } }) => decideAtDesk(call, input)),
  },
})
