import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { CalendarView } from '../../contract.ts'
import { loadCalendarView } from './calendar.ts'
import { deleteHoliday } from './settings.sql.ts'

/** Fails with NOT_FOUND. */
export async function removeHoliday(ctx: WorkspaceContext, day: string): Promise<CalendarView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    if (!(await deleteHoliday(tx.db, workspaceId, day))) throw notFound()
    return loadCalendarView(tx.db, workspaceId, tx.now)
  })
}
