import { defineDomain } from '#platform/server/domain.ts'
import { networkRouter } from './http.ts'
import { deleteEnded, recount } from './jobs.ts'
import { listeners } from './listeners.ts'
import { notifications } from './notifications.ts'
import { restrictions } from './resource-restrictions.ts'
import { resources } from './resources.ts'
import { signals } from './signals.ts'

export const domain = defineDomain({
  name: 'network',
  router: networkRouter,
  listeners,
  jobs: [deleteEnded, recount],
  resources,
  restrictions,
  signals,
  notifications,
})
