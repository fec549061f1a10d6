import { defineDomain } from '#platform/server/domain.ts'
import { dashboardNumbers } from './dashboard-numbers.ts'
import { notificationsRouter } from './http.ts'
import { deleteOldNotifications, sendDigests, sendDueMails, sendDuePushes } from './jobs.ts'
import { listeners } from './listeners.ts'
import { resources } from './resources.ts'
import { signals } from './signals.ts'

export const domain = defineDomain({
  name: 'notifications',
  router: notificationsRouter,
  listeners,
  jobs: [sendDueMails, sendDuePushes, sendDigests, deleteOldNotifications],
  resources,
  signals,
  dashboardNumbers,
  // Subscriptions end with their sessions, and what was due is sent by the place that was left.
  omittedFromBackups: ['notifications.deliveries', 'notifications.push_subscriptions'],
})
