import { implement } from '@orpc/server'
import { guard, type RequestContext } from '#platform/server/bind.ts'
import { marketplace } from '../contract.ts'
import { getListing } from './get-listing.ts'
import { getOverview } from './get-overview.ts'
import { getVendor } from './get-vendor.ts'
import { listListings } from './list-listings.ts'
import { askForNotice, awaitedVariants, callOffByLink, callOffNotice } from './notices/notices.ts'
import { questionsRouter } from './questions/http.ts'
import { listingsInOrder } from './some-listings.ts'
import { suggest } from './suggest.ts'
import { lookAt } from './viewed/look.ts'
import { forgetViewed, listViewed, noteViewed } from './viewed/viewed.ts'
import { listWishes, setWish, wishedIds } from './wishes/wishes.ts'

const os = implement(marketplace).$context<RequestContext>().use(guard)

export const marketplaceRouter = os.router({
  suggest: os.suggest.handler(({ input, context }) => suggest(context.call, input.q)),
  vendors: {
    get: os.vendors.get.handler(({ input, context }) => getVendor(context.call, input.slug)),
  },
  wishes: {
    list: os.wishes.list.handler(({ input, context }) => listWishes(context.call, input)),
    ids: os.wishes.ids.handler(async ({ context }) => ({ productIds: await wishedIds(context.call) })),
    set: os.wishes.set.handler(async ({ input, context }) => {
      await setWish(context.call, input)
      return {}
    }),
  },
  viewed: {
    list: os.viewed.list.handler(async ({ context }) => ({ items: await listViewed(context.call) })),
    note: os.viewed.note.handler(async ({ input, context }) => {
      await noteViewed(context.call, input.productId)
      return {}
    }),
    look: os.viewed.look.handler(async ({ input, context }) => {
      await lookAt(context.call, input.productId)
      return {}
    }),
    clear: os.viewed.clear.handler(async ({ context }) => {
      await forgetViewed(context.call)
      return {}
    }),
  },
  notices: {
    ask: os.notices.ask.handler(async ({ input, context }) => {
      await askForNotice(context.call, input)
      return {}
    }),
    mine: os.notices.mine.handler(async ({ context }) => ({ variantIds: await awaitedVariants(context.call) })),
    callOff: os.notices.callOff.handler(async ({ input, context }) => {
      await callOffNotice(context.call, input.variantId)
      return {}
    }),
    callOffByLink: os.notices.callOffByLink.handler(async ({ input, context }) => {
      await callOffByLink(context.call, input.token)
      return {}
    }),
  },
  listings: {
    some: os.listings.some.handler(async ({ input, context }) => ({ items: await listingsInOrder(context.call, input.ids) })),
    list: os.listings.list.handler(({ input, context }) => listListings(context.call, input)),
    get: os.listings.get.handler(({ input, context }) => getListing(context.call, input.productId)),
  },
  questions: questionsRouter,
  overview: {
    get: os.overview.get.handler(({ context }) => getOverview(context.call)),
  },
})
