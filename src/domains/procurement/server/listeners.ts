import { approvalDecided } from '#events/approvals.ts'
import { orderSent } from '#events/procurement.ts'
import { enqueue } from '#platform/server/jobs.ts'
import { type Listener, listener } from '#platform/server/listeners.ts'
import { mailOrder } from './jobs.ts'
import { settleApproval } from './settle-approval.ts'

export const listeners: readonly Listener[] = [
  listener('procurement.followApprovals', [approvalDecided], async (tx, events) => {
    for (const { payload } of events) await settleApproval(tx, payload)
  }),
  listener('procurement.mailOrders', [orderSent], async (tx, events) => {
    for (const { payload } of events) await enqueue(tx, mailOrder, { sendingId: payload.sendingId }, tx.now)
  }),
]
