import { stockChanged } from '#events/inventory.ts'
import { defineDomain } from '#platform/server/domain.ts'
import { releaseExpiredHolds } from './jobs.ts'
import { listeners } from './listeners.ts'
import { notifications } from './notifications.ts'
import { resources } from './resources.ts'

export const domain = defineDomain({
  name: 'inventory',
  router: {},
  listeners,
  jobs: [releaseExpiredHolds],
  resources,
  notifications,
  cacheRules: [{ events: [stockChanged], invalidates: (productId) => [`product:${productId}`] }],
})
