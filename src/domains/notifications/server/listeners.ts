import { timeZoneChanged } from '#events/accounts.ts'
import { memberLeft } from '#events/workspaces.ts'
import { type Listener, listener } from '#platform/server/listeners.ts'
import { followClock } from './schedule-digests.ts'
import { withdrawFrom } from './withdraw-notices.ts'
import { findGroupsIn } from './withdrawals.sql.ts'

export const listeners: readonly Listener[] = [
  listener('notifications.followClocks', [timeZoneChanged], async (tx, events) => {
    for (const userId of new Set(events.map(({ payload }) => payload.userId))) await followClock(tx, userId)
  }),
  // Somebody who left a business keeps none of its news.
  listener('notifications.forgetWorkspaces', [memberLeft], async (tx, events) => {
    for (const { payload } of events) {
      const groups = await findGroupsIn(tx.db, payload.userId, payload.workspaceId)
      if (groups.length > 0) await withdrawFrom(tx, groups, null)
    }
  }),
]
