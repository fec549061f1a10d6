import { defineDomain } from '#platform/server/domain.ts'
import { checkoutRouter } from './http.ts'
import { deleteOldCheckouts, expireCheckout, expireCheckouts, mailMoneyReturned, placePaidOrder } from './jobs.ts'
import { listeners } from './listeners.ts'
import { resources } from './resources.ts'

export const domain = defineDomain({
  name: 'checkout',
  router: checkoutRouter,
  listeners,
  jobs: [deleteOldCheckouts, expireCheckout, expireCheckouts, mailMoneyReturned, placePaidOrder],
  resources,
})
