import { defineDomain } from '#platform/server/domain.ts'
import { dashboardNumbers } from './dashboard-numbers.ts'
import { productsRouter } from './http.ts'
import { fetchPictures } from './jobs.ts'
import { listeners } from './listeners.ts'
import { notifications } from './notifications.ts'
import { resources } from './resources.ts'
import { searchSources } from './search-source.ts'
import { signals } from './signals.ts'

export const domain = defineDomain({
  name: 'products',
  router: productsRouter,
  signals,
  dashboardNumbers,
  jobs: [fetchPictures],
  listeners,
  notifications,
  resources,
  searchSources,
})
