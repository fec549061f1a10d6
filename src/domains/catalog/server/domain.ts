import { categoriesChanged } from '#events/catalog.ts'
import { defineDomain } from '#platform/server/domain.ts'
import { catalogRouter } from './http.ts'
import { resources } from './resources.ts'

export const domain = defineDomain({
  name: 'catalog',
  router: catalogRouter,
  resources,
  cacheRules: [{ events: [categoriesChanged], invalidates: 'all' }],
})
