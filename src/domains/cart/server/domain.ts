import { termsChanged } from '#events/cart.ts'
import { defineDomain } from '#platform/server/domain.ts'
import { cartRouter } from './http.ts'
import { deleteOldCarts } from './jobs.ts'
import { resources } from './resources.ts'
import { signals } from './signals.ts'

export const domain = defineDomain({
  name: 'cart',
  router: cartRouter,
  jobs: [deleteOldCarts],
  resources,
  signals,
  cacheRules: [{ events: [termsChanged], invalidates: 'all' }],
})
