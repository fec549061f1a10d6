import { loadRecipients } from '#domains/accounts/server/index.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { NotificationSettings, NotificationSettingsChanges, NotificationSettingsView } from '../contract.ts'
import { nextDigestAt } from './local-time.rules.ts'
import { loadSettingsView } from './notification-settings.ts'
import { lockSettings, saveSettings } from './settings.sql.ts'

export async function updateNotificationSettings(
  ctx: MemberContext,
  { digest, digestHour, quiet, hideDetails }: NotificationSettingsChanges,
): Promise<NotificationSettingsView> {
  return transact(ctx, async (tx) => {
    const before = await lockSettings(tx.db, ctx.userId)
    const after: NotificationSettings = {
      digest: digest ?? before.digest,
      digestHour: digestHour ?? before.digestHour,
      quiet: quiet === undefined ? before.quiet : quiet,
      hideDetails: hideDetails ?? before.hideDetails,
    }
    const timeZone = (await loadRecipients(tx.db, [ctx.userId])).get(ctx.userId)?.timeZone ?? 'UTC'
    await saveSettings(tx.db, ctx.userId, after, nextDigestAt(tx.now, { ...after, timeZone }))
    return loadSettingsView(ctx, tx.db)
  })
}
