import { notFound } from '#platform/server/failure.ts'
import { hashToken, newSecretToken } from '#platform/server/secret-tokens.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { CALENDARS_PER_DAY } from '../limits.ts'
import { rememberPeople } from '../own-group.ts'
import { replaceCalendar } from './calendars.sql.ts'
import { type CalendarInput, calendarPath, findPublicPath } from './own-calendar.ts'

/** The token is stored as a hash only. */
export async function createCalendar(ctx: MemberContext, { groupId }: CalendarInput): Promise<{ path: string }> {
  const { services, userId } = ctx
  await services.limits.consume(CALENDARS_PER_DAY, userId)
  const open = await findPublicPath(ctx, { groupId })
  if (open !== null) return { path: open }
  const token = newSecretToken()
  return transact(ctx, async (tx) => {
    if ((await rememberPeople(tx, [userId])).length === 0) throw notFound()
    await replaceCalendar(tx.db, { userId, groupId }, hashToken(token), tx.now)
    return { path: `${calendarPath(groupId)}?token=${token}` }
  })
}
