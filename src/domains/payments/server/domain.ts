import { defineDomain } from '#platform/server/domain.ts'
import { paymentsRouter } from './http.ts'
import { cancelAtProvider, deleteOldEvents, pollPendingPayments, refundAtProvider, reportTestPayment, requestFromProvider } from './jobs.ts'
import { listeners } from './listeners.ts'
import { notifications } from './notifications.ts'

export const domain = defineDomain({
  name: 'payments',
  router: paymentsRouter,
  listeners,
  notifications,
  jobs: [cancelAtProvider, deleteOldEvents, pollPendingPayments, refundAtProvider, reportTestPayment, requestFromProvider],
})
