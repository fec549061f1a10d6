import { ratingChanged, replied } from '#events/reviews.ts'
import { defineDomain } from '#platform/server/domain.ts'
import { dashboardNumbers } from './dashboard-numbers.ts'
import { reviewsRouter } from './http.ts'
import { listeners } from './listeners.ts'
import { notifications } from './notifications.ts'
import { resources } from './resources.ts'
import { signals } from './signals.ts'

export const domain = defineDomain({
  name: 'reviews',
  router: reviewsRouter,
  listeners,
  resources,
  signals,
  dashboardNumbers,
  notifications,
  cacheRules: [{ events: [ratingChanged, replied], invalidates: (productId) => [`product:${productId}`] }],
})
