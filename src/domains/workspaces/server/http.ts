import { implement } from '@orpc/server'
import { guard, type RequestContext } from '#platform/server/bind.ts'
import { workspaces } from '../contract.ts'
import { acceptInvitation, previewInvitation } from './accept-invitation.ts'
import { changeMember } from './change-member.ts'
import { foundWorkspace } from './create-workspace.ts'
import { deleteWorkspace } from './delete-workspace.ts'
import { invite, resendInvitation } from './invite.ts'
import { listInvitations } from './list-invitations.ts'
import { listMembers } from './list-members.ts'
import { getWorkspace, listWorkspaces } from './list-workspaces.ts'
import { leaveWorkspace, removeMember } from './remove-member.ts'
import { renameWorkspace } from './rename-workspace.ts'
import { revokeInvitation } from './revoke-invitation.ts'
import { listViews, removeView, saveView, updateView } from './saved-views.ts'
import { transferOwnership } from './transfer-ownership.ts'

const os = implement(workspaces).$context<RequestContext>().use(guard)

export const workspacesRouter = os.router({
  list: os.list.handler(async ({ context: { call } }) => ({ workspaces: await listWorkspaces(call) })),
  create: os.create.handler(({ input, context: { call } }) => foundWorkspace(call, input)),
  get: os.get.handler(({ context: { call } }) => getWorkspace(call)),
  update: os.update.handler(({ input, context: { call } }) => renameWorkspace(call, input)),
  delete: os.delete.handler(async ({ input, context: { call } }) => {
    await deleteWorkspace(call, input)
    return {}
  }),

  members: {
    list: os.members.list.handler(({ input, context: { call } }) => listMembers(call, input)),
    change: os.members.change.handler(({ input, context: { call } }) => changeMember(call, input)),
    remove: os.members.remove.handler(async ({ input, context: { call } }) => {
      await removeMember(call, input)
      return {}
    }),
  },
  leave: os.leave.handler(async ({ context: { call } }) => {
    await leaveWorkspace(call)
    return {}
  }),
  transferOwnership: os.transferOwnership.handler(({ input, context: { call } }) => transferOwnership(call, input)),

  views: {
    list: os.views.list.handler(async ({ input, context: { call } }) => ({ views: await listViews(call, input) })),
    create: os.views.create.handler(({ input, context: { call } }) => saveView(call, input)),
    update: os.views.update.handler(({ input, context: { call } }) => updateView(call, input)),
    remove: os.views.remove.handler(async ({ input, context: { call } }) => {
      await removeView(call, input)
      return {}
    }),
  },

  invitations: {
    list: os.invitations.list.handler(({ input, context: { call } }) => listInvitations(call, input)),
    create: os.invitations.create.handler(({ input, context: { call } }) => invite(call, input)),
    resend: os.invitations.resend.handler(({ input, context: { call } }) => resendInvitation(call, input)),
    revoke: os.invitations.revoke.handler(async ({ input, context: { call } }) => {
      await revokeInvitation(call, input)
      return {}
    }),
    preview: os.invitations.preview.handler(({ input, context: { call } }) => previewInvitation(call, input)),
    accept: os.invitations.accept.handler(({ input, context: { call } }) => acceptInvitation(call, input)),
  },
})
