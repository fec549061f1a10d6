import { recovered, registered } from '#events/accounts.ts'
import { invitationEnded, joinRequested, memberInvited } from '#events/workspaces.ts'
import { enqueue } from '#platform/server/jobs.ts'
import { listener } from '#platform/server/listeners.ts'
import { publish } from '#platform/server/transact.ts'
import { revokeAllInvitationsBy } from './invitations.sql.ts'
import { mailInvitation, mailJoinRequest } from './jobs.ts'
import { openPersonalWorkspace } from './open-personal-workspace.ts'

export const listeners = [
  listener('workspaces.openPersonal', [registered], async (tx, events) => {
    for (const { payload } of events) await openPersonalWorkspace(tx, payload.userId)
  }),
  listener('workspaces.revokeInvitations', [recovered], async (tx, events) => {
    for (const { payload } of events)
      for (const ended of await revokeAllInvitationsBy(tx.db, payload.userId, tx.now)) publish(tx, invitationEnded(ended))
  }),
  listener('workspaces.mailInvitations', [memberInvited], async (tx, events) => {
    for (const { payload } of events) await enqueue(tx, mailInvitation, { invitationId: payload.invitationId }, tx.now)
  }),
  listener('workspaces.mailJoinRequests', [joinRequested], async (tx, events) => {
    for (const { payload } of events)
      await enqueue(tx, mailJoinRequest, { invitationId: payload.invitationId, userId: payload.userId }, tx.now)
  }),
]
