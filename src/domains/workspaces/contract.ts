/** Contract of workspaces: the workspace itself, its people, invitations and saved views. */
import { invitations, receivedInvitations } from './contract/invitations.ts'
import { people } from './contract/people.ts'
import { savedViews } from './contract/saved-views.ts'
import { workspace } from './contract/workspace.ts'

export type { AcceptedInvitation, InvitationPreview, InvitationView, ReceivedInvitation } from './contract/invitations.ts'
export { MAX_MEMBERS, MAX_OWNED, MAX_VIEWS } from './contract/limits.ts'
export type { MemberView } from './contract/people.ts'
export type { SavedView } from './contract/saved-views.ts'
export type { AppointedRole, Kind, MembershipRole, WorkspaceView } from './contract/views.ts'

export const workspaces = { ...workspace, ...people, ...invitations, ...receivedInvitations, ...savedViews }
