import { loadRecipients, saveNotificationFlags } from '#domains/accounts/server/index.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { KindDeclaration } from '#platform/server/notifications/kind-declaration.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import { NOTIFICATION_CHANNELS, type NotificationChannel } from '#platform/shared/notifications.ts'
import type { NotificationSettingsView } from '../contract.ts'
import { cellsOf, usedChannels } from './channels.rules.ts'
import { loadChoices, saveChoices } from './choices.sql.ts'
import { deleteMailsOfKinds } from './deliveries.sql.ts'
import { loadSettingsView } from './notification-settings.ts'

type Choosing = { kind: string; channel: NotificationChannel; isOn: boolean }

/** Fails with NOT_FOUND for an unknown kind and with FIXED_CHANNEL for a channel that nobody can switch. */
export async function chooseChannel(ctx: MemberContext, { kind: name, channel, isOn }: Choosing): Promise<NotificationSettingsView> {
  const kind = ctx.services.notificationKinds.get(name)
  if (!kind) throw notFound()
  const standard = kind.channels[channel]
  if (standard === 'always' || standard === 'never') throw new Failure('FIXED_CHANNEL')
  return transact(ctx, async (tx) => {
    await switchChannel(tx, ctx.userId, kind, channel, isOn)
    return loadSettingsView(ctx, tx.db)
  })
}

/**
 * Switches one cell. The flag of the specification is false exactly when all cells of its kind are off, so that an answer of the API
 * about flags and the matrix never differ.
 */
export async function switchChannel(
  tx: Tx,
  userId: string,
  kind: KindDeclaration,
  channel: NotificationChannel,
  isOn: boolean,
): Promise<void> {
  const flags = (await loadRecipients(tx.db, [userId])).get(userId)?.flags ?? {}
  const before = cellsOf(kind, (await loadChoices(tx.db, [userId], [kind.kind])).get(userId) ?? [], flags)
  const after = { ...before, [channel]: isOn ? 'on' : 'off' } as typeof before
  const switchable = NOTIFICATION_CHANNELS.filter((each) => after[each] === 'on' || after[each] === 'off')
  await saveChoices(
    tx.db,
    userId,
    switchable.map((each) => ({ kind: kind.kind, channel: each, isOn: after[each] === 'on' })),
  )
  if (kind.flag !== null) await saveNotificationFlags(tx.db, userId, { [kind.flag]: usedChannels(after).length > 0 })
  if (channel === 'mail' && !isOn) await deleteMailsOfKinds(tx.db, userId, [kind.kind])
}
