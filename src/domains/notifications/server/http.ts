import { implementOperations } from '#platform/server/implement-operations.ts'
import { notifications } from '../contract.ts'
import { chooseChannel } from './choose-channel.ts'
import { clearNotifications } from './clear-notifications.ts'
import { getNotificationSettings } from './notification-settings.ts'
import { readAllNotifications } from './read-all-notifications.ts'
import { readNotification } from './read-notification.ts'
import { getSummary, listNotifications } from './read-notifications.ts'
import { restoreNotifications } from './restore-notifications.ts'
import { seeNotifications } from './see-notifications.ts'
import { subscribeToPush } from './subscribe-to-push.ts'
import { unsubscribeFromMail } from './unsubscribe-from-mail.ts'
import { unsubscribeFromPush } from './unsubscribe-from-push.ts'
import { updateNotificationSettings } from './update-notification-settings.ts'
import { vapidKeys } from './vapid.ts'

const os = implementOperations(notifications)

export const notificationsRouter = os.router({
  list: os.list.handler(({ input, context: { ctx } }) => listNotifications(ctx, input)),
  summary: os.summary.handler(({ context: { ctx } }) => getSummary(ctx)),
  see: os.see.handler(({ context: { ctx } }) => seeNotifications(ctx)),
  read: os.read.handler(({ input, context: { ctx } }) => readNotification(ctx, input)),
  readAll: os.readAll.handler(({ input, context: { ctx } }) => readAllNotifications(ctx, input)),
  clear: os.clear.handler(({ input, context: { ctx } }) => clearNotifications(ctx, input)),
  restore: os.restore.handler(({ input, context: { ctx } }) => restoreNotifications(ctx, input)),
  unsubscribe: os.unsubscribe.handler(({ input, context: { ctx } }) => unsubscribeFromMail(ctx, input)),
  settings: {
    get: os.settings.get.handler(({ context: { ctx } }) => getNotificationSettings(ctx)),
    update: os.settings.update.handler(({ input, context: { ctx } }) => updateNotificationSettings(ctx, input)),
    choose: os.settings.choose.handler(({ input, context: { ctx } }) => chooseChannel(ctx, input)),
  },
  push: {
    key: os.push.key.handler(({ context: { ctx } }) => ({ publicKey: vapidKeys(ctx.services).publicKey })),
    subscribe: os.push.subscribe.handler(({ input, context: { ctx } }) => subscribeToPush(ctx, input)),
    unsubscribe: os.push.unsubscribe.handler(({ input, context: { ctx } }) => unsubscribeFromPush(ctx, input)),
  },
})
