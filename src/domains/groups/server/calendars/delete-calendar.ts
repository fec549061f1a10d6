import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { deleteCalendarRow } from './calendars.sql.ts'
import type { CalendarInput } from './own-calendar.ts'

/** Programs that use the address get nothing any more. Deleting twice changes nothing. */
export async function deleteCalendar(ctx: MemberContext, { groupId }: CalendarInput): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    await deleteCalendarRow(tx.db, { userId: ctx.userId, groupId })
    return {}
  })
}
