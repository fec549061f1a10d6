import { approvalDecided } from '#events/approvals.ts'
import { type Listener, listener } from '#platform/server/listeners.ts'
import { settleApproval } from './settle-approval.ts'

export const listeners: readonly Listener[] = [
  listener('hr.followLeaveApprovals', [approvalDecided], async (tx, events) => {
    for (const { payload } of events) await settleApproval(tx, payload)
  }),
]
