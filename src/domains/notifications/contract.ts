/** Contract of notifications: the bell, the list, and the settings of every kind and channel. */
import * as z from 'zod'
import { pageInput, read, write } from '#platform/shared/contract.ts'
import { MAX_FACES, NOTIFICATION_AREAS } from '#platform/shared/notifications.ts'
import { idText } from '#platform/shared/plain-text.ts'
import { userView } from '../accounts/contract.ts'
import { push } from './contract/push.ts'
import { settings } from './contract/settings.ts'

export type {
  KindSettings,
  NotificationSettings,
  NotificationSettingsChanges,
  NotificationSettingsView,
} from './contract/settings.ts'

const id = idText(64)
const area = z.enum(NOTIFICATION_AREAS)
const time = z.iso.datetime()

const notificationView = z.object({
  id,
  kind: z.string(),
  area,
  /** A sentence in the reader's language. */
  text: z.string(),
  /** The newest people of the group, at most eight. */
  people: z.array(userView).max(MAX_FACES),
  peopleCount: z.int().min(0),
  /** The exact place, in the workspace `workspaceId` when there is one. */
  href: z.string(),
  workspaceId: z.string().nullable(),
  /** The time of the newest event. */
  at: time,
  isRead: z.boolean(),
  /** It was in the bell when the member last opened it. */
  isSeen: z.boolean(),
})

const summaryView = z.object({
  unread: z.int().min(0),
  /** Unread ones since the bell was last opened, counted up to 100. */
  unseen: z.int().min(0).max(100),
})

export const notifications = {
  list: read('member', '/notifications')
    .input(z.object({ ...pageInput, unread: z.boolean().default(false), area: area.optional() }))
    .output(z.object({ items: z.array(notificationView), nextCursor: z.string().nullable() })),
  summary: read('member', '/notifications/summary').output(summaryView),
  /** The bell was opened: nothing in it is new any more, but it stays unread. */
  see: write('member', 'POST', '/notifications/seen').output(summaryView),
  read: write('member', 'POST', '/notifications/{id}/read').input(z.object({ id })).output(summaryView),
  readAll: write('member', 'POST', '/notifications/read')
    .input(z.object({ area: area.optional() }))
    .output(summaryView),
  /** Removes all from the list; `clearingId` undoes it within a day. */
  clear: write('member', 'POST', '/notifications/clearings')
    .input(z.object({ area: area.optional() }))
    .output(summaryView.extend({ clearingId: id, cleared: z.int().min(0) })),
  restore: write('member', 'DELETE', '/notifications/clearings/{clearingId}')
    .input(z.object({ clearingId: id }))
    .output(summaryView),
  /** Turns off mails by the link in one of them. The token names the member and the kinds; nobody has to log in. */
  unsubscribe: write('anyone', 'POST', '/notifications/unsubscribe', { limits: [{ per: 'address', calls: 60, seconds: 3600 }] })
    .input(z.object({ token: idText(2000) }))
    .output(z.object({ names: z.array(z.string()) })),
  settings,
  push,
}

export type NotificationView = z.infer<typeof notificationView>
export type NotificationSummary = z.infer<typeof summaryView>
