import { implement } from '@orpc/server'
import { guard, type RequestContext } from '#platform/server/bind.ts'
import { marketplace } from '../contract.ts'
import { getListing } from './get-listing.ts'
import { getOverview } from './get-overview.ts'
import { listListings } from './list-listings.ts'
import { questionsRouter } from './questions/http.ts'

const os = implement(marketplace).$context<RequestContext>().use(guard)

export const marketplaceRouter = os.router({
  listings: {
    list: os.listings.list.handler(({ input, context }) => listListings(context.call, input)),
    get: os.listings.get.handler(({ input, context }) => getListing(context.call, input.productId)),
  },
  questions: questionsRouter,
  overview: {
    get: os.overview.get.handler(({ context }) => getOverview(context.call)),
  },
})
