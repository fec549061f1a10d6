/** The door of workspaces for other domains' servers. */
export { createWorkspace } from './create-workspace.ts'
export { ownerOf, ownersOf, workspacesOwnedBy } from './members.sql.ts'
export { lockSeat, seatOf, workspaceIn, workspacesAmong } from './seats.ts'
export { hasWorkspaces, workspaceNames } from './workspaces.sql.ts'
