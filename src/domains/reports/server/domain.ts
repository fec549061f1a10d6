import { defineDomain } from '#platform/server/domain.ts'
import { filterTexts } from './filter-texts.ts'
import { reportsRouter } from './http.ts'
import { deleteOldEvidence, deleteOldReports } from './jobs.ts'
import { listeners } from './listeners.ts'
import { notifications } from './notifications.ts'
import { resources } from './resources.ts'
import { signals } from './signals.ts'

export const domain = defineDomain({
  name: 'reports',
  router: reportsRouter,
  listeners,
  jobs: [deleteOldReports, deleteOldEvidence],
  resources,
  signals,
  notifications,
  filterTexts,
})
