/** Which channels a kind uses for a member. */
import type { ChannelDefaults, KindDeclaration } from '#platform/server/notifications/kind-declaration.ts'
import { NOTIFICATION_CHANNELS, type NotificationChannel } from '#platform/shared/notifications.ts'

export type Choice = { kind: string; channel: NotificationChannel; isOn: boolean }
export type Cells = Record<NotificationChannel, ChannelDefaults['mail']>
export type Flags = { readonly [flag: string]: boolean | undefined }

/** The cells of the settings. A flag that is explicitly false drops the kind (spec §5); an absent one counts as on. */
export function cellsOf({ kind, channels, flag }: KindDeclaration, choices: readonly Choice[], flags: Flags): Cells {
  const isDropped = flag !== null && flags[flag] === false
  const cell = (channel: NotificationChannel): ChannelDefaults['mail'] => {
    const standard = channels[channel]
    if (standard === 'always' || standard === 'never') return standard
    if (isDropped) return 'off'
    const chosen = choices.find((choice) => choice.kind === kind && choice.channel === channel)
    return chosen ? (chosen.isOn ? 'on' : 'off') : standard
  }
  return { bell: cell('bell'), mail: cell('mail'), push: cell('push') }
}

/** The channels that this domain uses; a transactional mail is sent by the kind's own domain. */
export function usedChannels(cells: Cells): NotificationChannel[] {
  return NOTIFICATION_CHANNELS.filter((channel) => cells[channel] === 'on')
}
