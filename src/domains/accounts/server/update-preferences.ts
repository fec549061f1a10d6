import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { Preferences } from '../contract.ts'
import { notificationFlags } from './me-view.ts'
import { mergePreferences, type PreferenceChanges } from './profiles.sql.ts'
import { parseTheme } from './theme.ts'

/** Updates the given preferences and leaves the others unchanged. */
export async function updatePreferences(ctx: MemberContext, changes: PreferenceChanges): Promise<Preferences> {
  const { id } = ctx.viewer
  return transact(ctx, async (tx) => {
    const preferences = await mergePreferences(tx.db, id, changes)
    if (!preferences) throw notFound()
    return {
      language: preferences.language,
      digits: preferences.digits,
      theme: parseTheme(ctx.services, id, preferences.theme),
      dashboard: preferences.dashboard,
      notifications: notificationFlags(preferences.notifications),
    }
  })
}
