import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { NotificationSummary } from '../contract.ts'
import { changeBell } from './change-bell.ts'
import { markRead } from './marks.sql.ts'

/** Fails with NOT_FOUND for another person's row and a missing one. A row that was read stays read. */
export function readNotification(ctx: MemberContext, { id }: { id: string }): Promise<NotificationSummary> {
  return changeBell(ctx, async (tx) => {
    const wasCounted = await markRead(tx.db, ctx.userId, id, tx.now)
    if (wasCounted === null) throw notFound()
    return { unreadBy: wasCounted ? -1 : 0, more: {} }
  })
}
