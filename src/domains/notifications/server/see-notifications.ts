import type { MemberContext } from '#platform/server/services.ts'
import type { NotificationSummary } from '../contract.ts'
import { changeBell } from './change-bell.ts'
import { setSeen } from './counters.sql.ts'

export function seeNotifications(ctx: MemberContext): Promise<NotificationSummary> {
  return changeBell(ctx, async (tx) => {
    await setSeen(tx.db, ctx.userId, tx.now)
    return { unreadBy: 0, more: {} }
  })
}
