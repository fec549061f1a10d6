import { approved, changed, closed, resumed, suspended } from '#events/vendors.ts'
import { defineDomain } from '#platform/server/domain.ts'
import { restrictions } from './hidden-shops.ts'
import { vendorsRouter } from './http.ts'
import { endVacations } from './jobs.ts'
import { listeners } from './listeners.ts'
import { sendVendorMail } from './mail-task.ts'
import { notifications } from './notifications.ts'
import { resources } from './resources.ts'
import { searchables } from './searchables.ts'
import { signals } from './signals.ts'

export const domain = defineDomain({
  name: 'vendors',
  reservedSlugs: ['finances', 'payments', 'reviews'],
  router: vendorsRouter,
  listeners,
  jobs: [endVacations, sendVendorMail],
  resources,
  restrictions,
  signals,
  searchables,
  notifications,
  cacheRules: [{ events: [approved, suspended, resumed, closed, changed], invalidates: 'all' }],
})
