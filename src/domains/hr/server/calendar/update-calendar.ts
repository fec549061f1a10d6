import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { WEEKDAYS } from '../../contract/calendar-limits.ts'
import type { CalendarSettings, CalendarView } from '../../contract.ts'
import { loadCalendarView } from './calendar.ts'
import { saveSettings } from './settings.sql.ts'

/** Fails with STALE and the current settings. */
export async function updateCalendar(ctx: WorkspaceContext, { weekend, ...settings }: CalendarSettings): Promise<CalendarView> {
  const { workspaceId } = ctx.membership
  const days = weekend.map((day) => WEEKDAYS.indexOf(day))
  return transact(ctx, async (tx) => {
    const saved = await saveSettings(tx.db, workspaceId, { ...settings, weekend: days })
    const current = await loadCalendarView(tx.db, workspaceId, tx.now)
    if (!saved) throw new Failure('STALE', { current })
    return current
  })
}
