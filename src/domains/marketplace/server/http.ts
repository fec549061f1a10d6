import { implementOperations } from '#platform/server/implement-operations.ts'
import { marketplace } from '../contract.ts'
import { getListing } from './get-listing.ts'
import { getOverview } from './get-overview.ts'
import { getVendor } from './get-vendor.ts'
import { listListings } from './list-listings.ts'
import { loadListingsInOrder } from './listings-in-order.ts'
import { cancelNotice, cancelNoticesByLink, listAwaitedVariants, requestNotice } from './notices/notices.ts'
import { questionsRouter } from './questions/http.ts'
import { suggest } from './suggest.ts'
import { trackView } from './viewed/track-view.ts'
import { clearViewed, listViewed, recordViewed } from './viewed/viewed.ts'
import { listWishedIds, listWishes, setWish } from './wishes/wishes.ts'

const os = implementOperations(marketplace)

export const marketplaceRouter = os.router({
  suggest: os.suggest.handler(({ input, context }) => suggest(context.ctx, input.q)),
  vendors: {
    get: os.vendors.get.handler(({ input, context }) => getVendor(context.ctx, input.slug)),
  },
  wishes: {
    list: os.wishes.list.handler(({ input, context }) => listWishes(context.ctx, input)),
    ids: os.wishes.ids.handler(async ({ context }) => ({ productIds: await listWishedIds(context.ctx) })),
    set: os.wishes.set.handler(async ({ input, context }) => {
      await setWish(context.ctx, input)
      return {}
    }),
  },
  viewed: {
    list: os.viewed.list.handler(async ({ context }) => ({ items: await listViewed(context.ctx) })),
    note: os.viewed.note.handler(async ({ input, context }) => {
      await recordViewed(context.ctx, input.productId)
      return {}
    }),
    look: os.viewed.look.handler(async ({ input, context }) => {
      await trackView(context.ctx, input.productId)
      return {}
    }),
    clear: os.viewed.clear.handler(async ({ context }) => {
      await clearViewed(context.ctx)
      return {}
    }),
  },
  notices: {
    ask: os.notices.ask.handler(async ({ input, context }) => {
      await requestNotice(context.ctx, input)
      return {}
    }),
    mine: os.notices.mine.handler(async ({ context }) => ({ variantIds: await listAwaitedVariants(context.ctx) })),
    callOff: os.notices.callOff.handler(async ({ input, context }) => {
      await cancelNotice(context.ctx, input.variantId)
      return {}
    }),
    callOffByLink: os.notices.callOffByLink.handler(async ({ input, context }) => {
      await cancelNoticesByLink(context.ctx, input.token)
      return {}
    }),
  },
  listings: {
    some: os.listings.some.handler(async ({ input, context }) => ({ items: await loadListingsInOrder(context.ctx, input.ids) })),
    list: os.listings.list.handler(({ input, context }) => listListings(context.ctx, input)),
    get: os.listings.get.handler(({ input, context }) => getListing(context.ctx, input.productId)),
  },
  questions: questionsRouter,
  overview: {
    get: os.overview.get.handler(({ context }) => getOverview(context.ctx)),
  },
})
