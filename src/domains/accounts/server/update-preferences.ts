import { timeZoneChanged } from '#events/accounts.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { findTimeZone } from '#platform/shared/time-zone.ts'
import type { Preferences } from '../contract.ts'
import { notificationFlags } from './me-view.ts'
import { lockTimeZones, mergePreferences, type PreferenceChanges, type TimeZones } from './profiles.sql.ts'
import { parseTheme } from './theme.ts'

/** Updates the given preferences and leaves the others unchanged. Fails with UNKNOWN_TIME_ZONE. */
export async function updatePreferences(
  ctx: MemberContext,
  { timeZone, browserTimeZone, ...others }: PreferenceChanges,
): Promise<Preferences> {
  const { id } = ctx.viewer
  const zones = { timeZone: timeZone && knownZone(timeZone), browserTimeZone: browserTimeZone && knownZone(browserTimeZone) }
  return transact(ctx, async (tx) => {
    const before = timeZone === undefined && browserTimeZone === undefined ? undefined : await lockTimeZones(tx.db, id)
    const preferences = await mergePreferences(tx.db, id, { ...others, ...zones })
    if (!preferences) throw notFound()
    if (before && clockOf(before) !== clockOf(preferences)) publish(tx, timeZoneChanged({ userId: id }))
    return {
      language: preferences.language,
      digits: preferences.digits,
      currency: preferences.currency,
      theme: parseTheme(ctx.services, id, preferences.theme),
      timeZone: preferences.timeZone,
      browserTimeZone: preferences.browserTimeZone,
      dashboard: preferences.dashboard,
      notifications: notificationFlags(preferences.notifications),
    }
  })
}

const clockOf = ({ timeZone, browserTimeZone }: TimeZones) => timeZone ?? browserTimeZone

function knownZone(name: string): string {
  const zone = findTimeZone(name)
  if (zone === null) throw new Failure('UNKNOWN_TIME_ZONE')
  return zone
}
