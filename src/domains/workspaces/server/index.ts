/** The door of workspaces for other domains' servers. */
export { createWorkspace } from './create-workspace.ts'
export { seatOf, workspaceIn } from './seats.ts'
export { hasWorkspaces } from './workspaces.sql.ts'
