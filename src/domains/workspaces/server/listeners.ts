import { registered } from '#events/accounts.ts'
import { memberInvited } from '#events/workspaces.ts'
import { enqueue } from '#platform/server/jobs.ts'
import { listener } from '#platform/server/listeners.ts'
import { mailInvitation } from './jobs.ts'
import { openPersonalWorkspace } from './open-personal-workspace.ts'

export const listeners = [
  listener('workspaces.openPersonal', [registered], async (tx, events) => {
    for (const { payload } of events) await openPersonalWorkspace(tx, payload.userId)
  }),
  listener('workspaces.mailInvitations', [memberInvited], async (tx, events) => {
    for (const { payload } of events) await enqueue(tx, mailInvitation, { invitationId: payload.invitationId }, tx.now)
  }),
]
