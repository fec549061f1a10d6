import { defineDomain } from '#platform/server/domain.ts'
import { paymentsRouter } from './http.ts'
import { cancelAtProvider, deleteOldEvents, pollPendingPayments, refundAtProvider, reportTestPayment, requestFromProvider } from './jobs.ts'
import { listeners } from './listeners.ts'

export const domain = defineDomain({
  name: 'payments',
  router: paymentsRouter,
  listeners,
  jobs: [cancelAtProvider, deleteOldEvents, pollPendingPayments, refundAtProvider, reportTestPayment, requestFromProvider],
})
