import { implementOperations } from '#platform/server/implement-operations.ts'
import { workspaces } from '../contract.ts'
import { acceptInvitation, previewInvitation } from './accept-invitation.ts'
import { acceptReceivedInvitation } from './accept-received-invitation.ts'
import { changeMember } from './change-member.ts'
import { confirmInvitation } from './confirm-invitation.ts'
import { createInvitation } from './create-invitation.ts'
import { createView } from './create-view.ts'
import { createWorkspace } from './create-workspace.ts'
import { loadDashboard } from './dashboard.ts'
import { declineReceivedInvitation } from './decline-received-invitation.ts'
import { deleteWorkspace } from './delete-workspace.ts'
import { leaveWorkspace } from './leave-workspace.ts'
import { listInvitations } from './list-invitations.ts'
import { listMembers } from './list-members.ts'
import { getWorkspace, listWorkspaces } from './list-workspaces.ts'
import { listReceivedInvitations } from './received-invitations.ts'
import { removeMember } from './remove-member.ts'
import { removeView } from './remove-view.ts'
import { resendInvitation } from './resend-invitation.ts'
import { revokeInvitation } from './revoke-invitation.ts'
import { listViews } from './saved-views.ts'
import { transferOwnership } from './transfer-ownership.ts'
import { updateView } from './update-view.ts'
import { updateWorkspace } from './update-workspace.ts'

const os = implementOperations(workspaces)

export const workspacesRouter = os.router({
  list: os.list.handler(async ({ context: { ctx } }) => ({ workspaces: await listWorkspaces(ctx) })),
  create: os.create.handler(({ input, context: { ctx } }) => createWorkspace(ctx, input)),
  get: os.get.handler(({ context: { ctx } }) => getWorkspace(ctx)),
  dashboard: os.dashboard.handler(({ context: { ctx } }) => loadDashboard(ctx)),
  update: os.update.handler(({ input, context: { ctx } }) => updateWorkspace(ctx, input)),
  delete: os.delete.handler(async ({ input, context: { ctx } }) => {
    await deleteWorkspace(ctx, input)
    return {}
  }),

  members: {
    list: os.members.list.handler(({ input, context: { ctx } }) => listMembers(ctx, input)),
    change: os.members.change.handler(({ input, context: { ctx } }) => changeMember(ctx, input)),
    remove: os.members.remove.handler(async ({ input, context: { ctx } }) => {
      await removeMember(ctx, input)
      return {}
    }),
  },
  leave: os.leave.handler(async ({ context: { ctx } }) => {
    await leaveWorkspace(ctx)
    return {}
  }),
  transferOwnership: os.transferOwnership.handler(({ input, context: { ctx } }) => transferOwnership(ctx, input)),

  views: {
    list: os.views.list.handler(async ({ input, context: { ctx } }) => ({ views: await listViews(ctx, input) })),
    create: os.views.create.handler(({ input, context: { ctx } }) => createView(ctx, input)),
    update: os.views.update.handler(({ input, context: { ctx } }) => updateView(ctx, input)),
    remove: os.views.remove.handler(async ({ input, context: { ctx } }) => {
      await removeView(ctx, input)
      return {}
    }),
  },

  invitations: {
    list: os.invitations.list.handler(({ input, context: { ctx } }) => listInvitations(ctx, input)),
    create: os.invitations.create.handler(({ input, context: { ctx } }) => createInvitation(ctx, input)),
    resend: os.invitations.resend.handler(({ input, context: { ctx } }) => resendInvitation(ctx, input)),
    revoke: os.invitations.revoke.handler(async ({ input, context: { ctx } }) => {
      await revokeInvitation(ctx, input)
      return {}
    }),
    confirm: os.invitations.confirm.handler(async ({ input, context: { ctx } }) => {
      await confirmInvitation(ctx, input)
      return {}
    }),
    preview: os.invitations.preview.handler(({ input, context: { ctx } }) => previewInvitation(ctx, input)),
    accept: os.invitations.accept.handler(({ input, context: { ctx } }) => acceptInvitation(ctx, input)),
  },
  receivedInvitations: {
    list: os.receivedInvitations.list.handler(({ input, context: { ctx } }) => listReceivedInvitations(ctx, input)),
    accept: os.receivedInvitations.accept.handler(({ input, context: { ctx } }) => acceptReceivedInvitation(ctx, input)),
    decline: os.receivedInvitations.decline.handler(async ({ input, context: { ctx } }) => {
      await declineReceivedInvitation(ctx, input)
      return {}
    }),
  },
})
