/** Public interface of notifications for other servers. Domains declare kinds (platform/server/notifications) and need nothing else. */
export { notificationListeners } from './notification-listeners.ts'
export { unsubscribeByOneClick } from './unsubscribe-from-mail.ts'
