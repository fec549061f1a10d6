import { defineDomain } from '#platform/server/domain.ts'
import { promotionsRouter } from './http.ts'
import { listeners } from './listeners.ts'
import { resources } from './resources.ts'
import { searchSources } from './search-source.ts'

export const domain = defineDomain({
  name: 'promotions',
  router: promotionsRouter,
  listeners,
  resources,
  searchSources,
})
