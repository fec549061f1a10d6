import { employeeInvited } from '#events/hr.ts'
import { enqueue } from '#platform/server/jobs.ts'
import { type Listener, listener } from '#platform/server/listeners.ts'
import { mailLink } from './jobs.ts'

export const employmentListeners: readonly Listener[] = [
  listener('hr.mailLinks', [employeeInvited], async (tx, events) => {
    for (const { payload } of events) await enqueue(tx, mailLink, { invitationId: payload.invitationId }, tx.now)
  }),
]
