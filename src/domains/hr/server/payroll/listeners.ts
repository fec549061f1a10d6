import { approvalDecided } from '#events/approvals.ts'
import { payrollStarted } from '#events/hr.ts'
import { enqueue } from '#platform/server/jobs.ts'
import { listener } from '#platform/server/listeners.ts'
import { completePayroll } from './jobs.ts'
import { settleApproval } from './settle-approval.ts'

export const payrollListeners = [
  listener('hr.completePayroll', [payrollStarted], async (tx, events) => {
    for (const { payload } of events) await enqueue(tx, completePayroll, { runId: payload.runId }, new Date(payload.dueAt))
  }),
  listener('hr.settlePayroll', [approvalDecided], async (tx, events) => {
    for (const { payload } of events) await settleApproval(tx, payload)
  }),
]
