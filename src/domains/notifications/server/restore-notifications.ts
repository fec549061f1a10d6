import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { NotificationSummary } from '../contract.ts'
import { changeBell } from './change-bell.ts'
import { restoreGroups } from './marks.sql.ts'

/** Undoes a clearing. Fails with NOT_FOUND when nothing of it is left. */
export function restoreNotifications(ctx: MemberContext, { clearingId }: { clearingId: string }): Promise<NotificationSummary> {
  return changeBell(ctx, async (tx) => {
    const { all, unread } = await restoreGroups(tx.db, ctx.userId, clearingId)
    if (all === 0) throw notFound()
    return { unreadBy: unread, more: {} }
  })
}
