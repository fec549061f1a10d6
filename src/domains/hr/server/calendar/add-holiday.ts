import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { MAX_HOLIDAYS } from '../../contract/calendar-limits.ts'
import type { CalendarView } from '../../contract.ts'
import { insertHoliday } from './calendar.sql.ts'
import { loadCalendarView } from './calendar.ts'
import { countHolidays } from './settings.sql.ts'

export async function addHoliday(ctx: WorkspaceContext, holiday: { day: string; name: string }): Promise<CalendarView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    if ((await countHolidays(tx.db, workspaceId)) >= MAX_HOLIDAYS) throw new Failure('TOO_MANY_HOLIDAYS')
    await insertHoliday(tx.db, { workspaceId, ...holiday })
    return loadCalendarView(tx.db, workspaceId, tx.now)
  })
}
