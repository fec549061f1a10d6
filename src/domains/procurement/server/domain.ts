import { defineDomain } from '#platform/server/domain.ts'
import { approvals } from './approvals.ts'
import { procurementRouter } from './http.ts'
import { findLateOrders, mailOrder } from './jobs.ts'
import { listeners } from './listeners.ts'
import { notifications } from './notifications.ts'
import { resources } from './resources.ts'
import { searchables } from './searchables.ts'

export const domain = defineDomain({
  name: 'procurement',
  router: procurementRouter,
  jobs: [mailOrder, findLateOrders],
  listeners,
  resources,
  approvals,
  notifications,
  searchables,
})
