import { listingChanged, questionAnswered, questionAsked, questionsChanged } from '#events/marketplace.ts'
import { defineDomain } from '#platform/server/domain.ts'
import { marketplaceRouter } from './http.ts'
import { deleteOldShopping, mailStockNotices } from './jobs.ts'
import { listeners } from './listeners.ts'
import { notifications } from './notifications.ts'
import { dashboardNumbers } from './questions/dashboard-numbers.ts'
import { resources } from './resources.ts'
import { searchSources } from './search/search-source.ts'
import { signals } from './signals.ts'

export const domain = defineDomain({
  name: 'marketplace',
  router: marketplaceRouter,
  listeners,
  jobs: [deleteOldShopping, mailStockNotices],
  resources,
  signals,
  dashboardNumbers,
  searchSources,
  notifications,
  cacheRules: [
    { events: [listingChanged], invalidates: (productId) => ['listings', `product:${productId}`] },
    { events: [questionAsked, questionAnswered, questionsChanged], invalidates: (productId) => [`product:${productId}`] },
  ],
})
