/** Reads the settings of a member: the matrix of kinds and channels, and the times. */
import { loadRecipients } from '#domains/accounts/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { KindSettings, NotificationSettingsView } from '../contract.ts'
import { cellsOf } from './channels.rules.ts'
import { loadChoices } from './choices.sql.ts'
import { loadSettings, STANDARD } from './settings.sql.ts'

export function getNotificationSettings(ctx: MemberContext): Promise<NotificationSettingsView> {
  return loadSettingsView(ctx, ctx.services.db)
}

export async function loadSettingsView(
  { services: { notificationKinds }, userId, viewer, language }: MemberContext,
  db: Db,
): Promise<NotificationSettingsView> {
  // Others have no use for the kinds of administrators.
  const kinds = [...notificationKinds.values()].filter(({ area }) => area !== 'administration' || viewer.role === 'admin')
  const [settings, choices, recipients] = await Promise.all([
    loadSettings(db, [userId]),
    loadChoices(
      db,
      [userId],
      kinds.map(({ kind }) => kind),
    ),
    loadRecipients(db, [userId]),
  ])
  const { flags = {}, timeZone = 'UTC' } = recipients.get(userId) ?? {}
  return {
    ...(settings.get(userId) ?? STANDARD),
    timeZone,
    kinds: kinds.map((kind): KindSettings => {
      const { area, urgent, words } = kind
      return { kind: kind.kind, area, urgent, name: words[language].name, channels: cellsOf(kind, choices.get(userId) ?? [], flags) }
    }),
  }
}
