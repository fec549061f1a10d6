import { registered } from '#facts/accounts.ts'
import { memberInvited } from '#facts/workspaces.ts'
import { enqueue } from '#platform/server/jobs.ts'
import { listener } from '#platform/server/listeners.ts'
import { mailInvitation } from './jobs.ts'
import { openPersonalWorkspace } from './open-personal-workspace.ts'

export const listeners = [
  listener('workspaces.openPersonal', [registered], async (tx, facts) => {
    for (const { payload } of facts) await openPersonalWorkspace(tx, payload.userId)
  }),
  listener('workspaces.mailInvitations', [memberInvited], async (tx, facts) => {
    for (const { payload } of facts) await enqueue(tx, mailInvitation, { invitationId: payload.invitationId }, tx.now)
  }),
]
