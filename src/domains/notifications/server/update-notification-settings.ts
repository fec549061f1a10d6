import { Failure } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { NotificationSettings, NotificationSettingsChanges, NotificationSettingsView } from '../contract.ts'
import { isTimeZone, nextDigestAt } from './local-time.rules.ts'
import { loadSettingsView } from './notification-settings.ts'
import { lockSettings, saveSettings } from './settings.sql.ts'

/** Fails with UNKNOWN_TIME_ZONE. */
export async function updateNotificationSettings(
  ctx: MemberContext,
  { digest, digestHour, timeZone, quiet, hideDetails }: NotificationSettingsChanges,
): Promise<NotificationSettingsView> {
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw new Failure('UNKNOWN_TIME_ZONE')
  return transact(ctx, async (tx) => {
    const before = await lockSettings(tx.db, ctx.userId)
    const after: NotificationSettings = {
      digest: digest ?? before.digest,
      digestHour: digestHour ?? before.digestHour,
      timeZone: timeZone ?? before.timeZone,
      quiet: quiet === undefined ? before.quiet : quiet,
      hideDetails: hideDetails ?? before.hideDetails,
    }
    await saveSettings(tx.db, ctx.userId, after, nextDigestAt(tx.now, after))
    return loadSettingsView(ctx, tx.db)
  })
}
