import type { MemberContext } from '#platform/server/services.ts'
import { newId } from '#platform/shared/ids.ts'
import type { NotificationArea } from '#platform/shared/notifications.ts'
import type { NotificationSummary } from '../contract.ts'
import { changeBell } from './change-bell.ts'
import { clearGroups } from './marks.sql.ts'
import { kindsOf } from './read-notifications.ts'

/** Clears the list, or an area of it. `restore` brings everything back for a day. */
export function clearNotifications(
  ctx: MemberContext,
  { area }: { area?: NotificationArea | undefined },
): Promise<NotificationSummary & { clearingId: string; cleared: number }> {
  const kinds = kindsOf(ctx.services.notificationKinds, area)
  return changeBell(ctx, async (tx) => {
    const clearingId = newId('clr')
    const { all, unread } = await clearGroups(tx.db, ctx.userId, kinds, clearingId, tx.now)
    return { unreadBy: -unread, more: { clearingId, cleared: all } }
  })
}
