import { defineDomain } from '#platform/server/domain.ts'
import { analyticsRouter } from './http.ts'
import { listeners } from './listeners.ts'

export const domain = defineDomain({
  name: 'analytics',
  router: analyticsRouter,
  listeners,
})
