import type { Db } from '#platform/server/db.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { CARRY_OVER_ENDS } from '../../contract/calendar-limits.ts'
import { WEEKDAYS } from '../../contract/calendar-limits.ts'
import type { CalendarView } from '../../contract.ts'
import { loadHolidays, loadSettings } from './settings.sql.ts'

export async function getCalendar({ services, membership }: WorkspaceContext): Promise<CalendarView> {
  return loadCalendarView(services.db, membership.workspaceId, services.now())
}

export async function loadCalendarView(db: Db, workspaceId: string, now: Date): Promise<CalendarView> {
  const { weekend, carryOverUntil, ...settings } = await loadSettings(db, workspaceId)
  return {
    ...settings,
    weekend: WEEKDAYS.filter((_, day) => weekend.includes(day)),
    carryOverUntil: carryOverUntil as (typeof CARRY_OVER_ENDS)[number],
    holidays: await loadHolidays(db, workspaceId, `${now.getUTCFullYear() - 1}-01-01`),
  }
}
