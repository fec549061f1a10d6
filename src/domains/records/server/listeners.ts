import { memberLeft } from '#events/workspaces.ts'
import { type Listener, listener } from '#platform/server/listeners.ts'
import { detachMember } from './followers.sql.ts'

export const listeners: readonly Listener[] = [
  listener('records.detachMembers', [memberLeft], async (tx, events) => {
    for (const { payload } of events) await detachMember(tx.db, payload.workspaceId, payload.userId)
  }),
]
