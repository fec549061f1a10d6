import { defineDomain } from '#platform/server/domain.ts'
import { dashboardNumbers } from './dashboard-numbers.ts'
import { ordersRouter } from './http.ts'
import {
  cancelUnconfirmedOrders,
  deleteOldEmailProofs,
  inviteToReview,
  mailReplies,
  retryRefund,
  sendOrderMail,
  settleOverdueProposals,
} from './jobs.ts'
import { listeners } from './listeners.ts'
import { notifications } from './notifications.ts'
import { resources } from './resources.ts'
import { searchables } from './searchables.ts'
import { sendVendorMail } from './send-vendor-mail.ts'
import { signals } from './signals.ts'

export const domain = defineDomain({
  name: 'orders',
  router: ordersRouter,
  listeners,
  jobs: [
    cancelUnconfirmedOrders,
    deleteOldEmailProofs,
    inviteToReview,
    mailReplies,
    retryRefund,
    sendOrderMail,
    sendVendorMail,
    settleOverdueProposals,
  ],
  resources,
  signals,
  dashboardNumbers,
  searchables,
  notifications,
})
