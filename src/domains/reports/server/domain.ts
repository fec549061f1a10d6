import { defineDomain } from '#platform/server/domain.ts'
import { reportsRouter } from './http.ts'
import { deleteOldReports } from './jobs.ts'
import { listeners } from './listeners.ts'
import { notifications } from './notifications.ts'
import { resources } from './resources.ts'
import { signals } from './signals.ts'

export const domain = defineDomain({
  name: 'reports',
  router: reportsRouter,
  listeners,
  jobs: [deleteOldReports],
  resources,
  signals,
  notifications,
})
