import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { transact } from '#platform/server/transact.ts'
import type { Preferences } from '../contract.ts'
import { notificationFlags } from './me-view.ts'
import { mergePreferences, type PreferenceChanges } from './profiles.sql.ts'
import { memberIn } from './sessions.ts'
import { readTheme } from './theme.ts'

/** Changes what is named and leaves the rest. */
export async function updatePreferences(call: Call, changes: PreferenceChanges): Promise<Preferences> {
  const { id } = memberIn(call)
  return transact(call, async (tx) => {
    const preferences = await mergePreferences(tx.db, id, changes)
    if (!preferences) throw notFound()
    return {
      language: preferences.language,
      digits: preferences.digits,
      theme: readTheme(call.kernel, id, preferences.theme),
      notifications: notificationFlags(preferences.notifications),
    }
  })
}
