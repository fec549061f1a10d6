/** Workspaces: businesses, the people in them, and how somebody joins. */
import { invitations } from './contract/invitations.ts'
import { people } from './contract/people.ts'
import { workspace } from './contract/workspace.ts'

export type { InvitationPreview, InvitationView } from './contract/invitations.ts'
export type { MemberView } from './contract/people.ts'
export { type AppointedRole, type Kind, MAX_OWNED, MAX_SEATS, type SeatRole, type WorkspaceView } from './contract/views.ts'

export const workspaces = { ...workspace, ...people, ...invitations }
