import { defineDomain } from '#platform/server/domain.ts'
import { promotionsRouter } from './http.ts'
import { listeners } from './listeners.ts'

export const domain = defineDomain({
  name: 'promotions',
  router: promotionsRouter,
  listeners,
})
