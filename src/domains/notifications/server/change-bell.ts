/** The transaction of every change that a member makes to their own bell: the counter is locked, changed and published with it. */
import { bellChanged } from '#events/notifications.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import type { NotificationSummary } from '../contract.ts'
import { addUnread, loadSummary, lockCounters } from './counters.sql.ts'

/** `change` returns by how much the unread count changes, and more of the reply. */
export async function changeBell<More extends object>(
  ctx: MemberContext,
  change: (tx: Tx) => Promise<{ unreadBy: number; more: More }>,
): Promise<NotificationSummary & More> {
  return transact(ctx, async (tx) => {
    await lockCounters(tx.db, [ctx.userId])
    const { unreadBy, more } = await change(tx)
    await addUnread(tx.db, new Map([[ctx.userId, unreadBy]]))
    publish(tx, bellChanged({ userId: ctx.userId }))
    return { ...(await loadSummary(tx.db, ctx.userId)), ...more }
  })
}
