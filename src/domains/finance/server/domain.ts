import { ratesChanged } from '#events/finance.ts'
import { defineDomain } from '#platform/server/domain.ts'
import { approvals } from './approvals.ts'
import { dashboardNumbers } from './dashboard-numbers.ts'
import { financeRouter } from './http.ts'
import { releaseEarnings } from './jobs.ts'
import { listeners } from './listeners.ts'
import { notifications } from './notifications.ts'
import { resources } from './resources.ts'
import { searchSources } from './search-source.ts'
import { signals } from './signals.ts'

export const domain = defineDomain({
  name: 'finance',
  router: financeRouter,
  listeners,
  jobs: [releaseEarnings],
  resources,
  signals,
  dashboardNumbers,
  notifications,
  approvals,
  searchSources,
  cacheRules: [{ events: [ratesChanged], invalidates: 'all' }],
})
