import { attributeChanged, categoriesChanged, collectionChanged, productRemoved } from '#events/catalog.ts'
import { defineDomain } from '#platform/server/domain.ts'
import { searchables } from './collections/searchables.ts'
import { catalogRouter } from './http.ts'
import { listeners } from './listeners.ts'
import { notifications } from './notifications.ts'
import { resources } from './resources.ts'
import { sendTakedownMail } from './takedowns/send-takedown-mail.ts'

export const domain = defineDomain({
  name: 'catalog',
  router: catalogRouter,
  listeners,
  jobs: [sendTakedownMail],
  resources,
  searchables,
  notifications,
  cacheRules: [
    { events: [categoriesChanged, attributeChanged], invalidates: 'all' },
    { events: [collectionChanged], invalidates: (slug) => ['listings', `collection:${slug}`] },
    { events: [productRemoved], invalidates: (productId) => [`product:${productId}`] },
  ],
})
