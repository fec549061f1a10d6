import type { MemberContext } from '#platform/server/services.ts'
import type { NotificationArea } from '#platform/shared/notifications.ts'
import type { NotificationSummary } from '../contract.ts'
import { changeBell } from './change-bell.ts'
import { markAllRead } from './marks.sql.ts'
import { kindsOf } from './read-notifications.ts'

export function readAllNotifications(ctx: MemberContext, { area }: { area?: NotificationArea | undefined }): Promise<NotificationSummary> {
  const kinds = kindsOf(ctx.services.notificationKinds, area)
  return changeBell(ctx, async (tx) => ({ unreadBy: -(await markAllRead(tx.db, ctx.userId, kinds, tx.now)), more: {} }))
}
