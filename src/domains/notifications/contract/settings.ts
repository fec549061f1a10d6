import * as z from 'zod'
import { read, write } from '#platform/shared/contract.ts'
import { NOTIFICATION_AREAS, NOTIFICATION_CHANNELS } from '#platform/shared/notifications.ts'
import { idText } from '#platform/shared/plain-text.ts'
import { DIGESTS } from './limits.ts'

const minuteOfDay = z.int().min(0).max(1439)

/** `always`: sent as a transactional mail, not changed here. `never`: the kind does not use this channel. */
const cell = z.enum(['on', 'off', 'always', 'never'])

export const notificationSettings = z.object({
  digest: z.enum(DIGESTS),
  /** Local hour at which a digest is sent; a weekly one on Mondays. */
  digestHour: z.int().min(0).max(23),
  /** Minutes after local midnight; null: no quiet hours. */
  quiet: z.object({ from: minuteOfDay, to: minuteOfDay }).nullable(),
  /** Web push shows no content on a locked screen. */
  hideDetails: z.boolean(),
})

const settingsView = notificationSettings.extend({
  /** The times are by its clock. It is a preference of the account. */
  timeZone: z.string(),
  kinds: z.array(
    z.object({
      kind: z.string(),
      area: z.enum(NOTIFICATION_AREAS),
      name: z.string(),
      /** Passes quiet hours, and is mailed at once beside a digest. */
      urgent: z.boolean(),
      channels: z.object({ bell: cell, mail: cell, push: cell }),
    }),
  ),
})

export const settings = {
  get: read('member', '/notifications/settings').output(settingsView),
  /** Changes the named settings; the others keep their value. */
  update: write('member', 'PATCH', '/notifications/settings').input(notificationSettings.partial()).output(settingsView),
  /** Switches one channel of one kind. */
  choose: write('member', 'PUT', '/notifications/settings/{kind}/{channel}')
    .input(z.object({ kind: idText(80), channel: z.enum(NOTIFICATION_CHANNELS), isOn: z.boolean() }))
    .output(settingsView)
    .errors({ FIXED_CHANNEL: { status: 409 } }),
}

export type NotificationSettings = z.infer<typeof notificationSettings>
export type NotificationSettingsChanges = Partial<{ [K in keyof NotificationSettings]: NotificationSettings[K] | undefined }>
export type NotificationSettingsView = z.infer<typeof settingsView>
export type KindSettings = NotificationSettingsView['kinds'][number]
