import { stockChanged } from '#events/inventory.ts'
import { defineDomain } from '#platform/server/domain.ts'
import { inventoryRouter } from './http.ts'
import { blockExpiredLots, completeTransfer, foldSums, releaseExpiredHolds, warnOfExpiringLots } from './jobs.ts'
import { listeners } from './listeners.ts'
import { notifications } from './notifications.ts'
import { resources } from './resources.ts'
import { searchables } from './searchables.ts'
import { signals } from './signals.ts'

export const domain = defineDomain({
  name: 'inventory',
  router: inventoryRouter,
  listeners,
  jobs: [completeTransfer, foldSums, releaseExpiredHolds, blockExpiredLots, warnOfExpiringLots],
  resources,
  searchables,
  notifications,
  signals,
  cacheRules: [{ events: [stockChanged], invalidates: (productId) => [`product:${productId}`] }],
})
