import { implementOperations } from '#platform/server/implement-operations.ts'
import { marketplace } from '../contract.ts'
import { followVendor } from './followed-vendors/follow-vendor.ts'
import { isFollowedVendor } from './followed-vendors/followed-vendor.ts'
import { unfollowVendor } from './followed-vendors/unfollow-vendor.ts'
import { getCollection } from './get-collection.ts'
import { getListing } from './get-listing.ts'
import { getOverview } from './get-overview.ts'
import { getVendor } from './get-vendor.ts'
import { listListings } from './list-listings.ts'
import { listVendorsOfPerson } from './list-vendors-of-person.ts'
import { loadListingsInOrder } from './listings-in-order.ts'
import { cancelNotice } from './notices/cancel-notice.ts'
import { cancelNoticesByLink } from './notices/cancel-notices-by-link.ts'
import { listAwaitedVariants } from './notices/notices.ts'
import { requestNotice } from './notices/request-notice.ts'
import { questionsRouter } from './questions/http.ts'
import { suggest } from './suggest.ts'
import { synonymsRouter } from './synonyms/http.ts'
import { clearViewed } from './viewed/clear-viewed.ts'
import { recordViewed } from './viewed/record-viewed.ts'
import { trackView } from './viewed/track-view.ts'
import { listViewed } from './viewed/viewed.ts'
import { setWish } from './wishes/set-wish.ts'
import { listWishedIds, listWishes } from './wishes/wishes.ts'

const os = implementOperations(marketplace)

export const marketplaceRouter = os.router({
  suggest: os.suggest.handler(({ input, context }) => suggest(context.ctx, input.q)),
  vendors: {
    get: os.vendors.get.handler(({ input, context }) => getVendor(context.ctx, input.slug)),
    ofPerson: os.vendors.ofPerson.handler(({ input, context }) => listVendorsOfPerson(context.ctx, input.userId)),
    followed: os.vendors.followed.handler(({ input, context }) => isFollowedVendor(context.ctx, input.slug)),
    follow: os.vendors.follow.handler(({ input, context }) => followVendor(context.ctx, input)),
    unfollow: os.vendors.unfollow.handler(({ input, context }) => unfollowVendor(context.ctx, input)),
  },
  collections: {
    get: os.collections.get.handler(({ input, context }) => getCollection(context.ctx, input.slug)),
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
    record: os.viewed.record.handler(async ({ input, context }) => {
      await recordViewed(context.ctx, input.productId)
      return {}
    }),
    track: os.viewed.track.handler(async ({ input, context }) => {
      await trackView(context.ctx, input.productId)
      return {}
    }),
    clear: os.viewed.clear.handler(async ({ context }) => {
      await clearViewed(context.ctx)
      return {}
    }),
  },
  notices: {
    request: os.notices.request.handler(async ({ input, context }) => {
      await requestNotice(context.ctx, input)
      return {}
    }),
    mine: os.notices.mine.handler(async ({ context }) => ({ variantIds: await listAwaitedVariants(context.ctx) })),
    cancel: os.notices.cancel.handler(async ({ input, context }) => {
      await cancelNotice(context.ctx, input.variantId)
      return {}
    }),
    cancelByLink: os.notices.cancelByLink.handler(async ({ input, context }) => {
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
  admin: { synonyms: synonymsRouter },
  overview: {
    get: os.overview.get.handler(({ context }) => getOverview(context.ctx)),
  },
})
