/** The door of workspaces for other domains' screens. */
export { useWorkspace, workspacesQuery } from './queries.ts'
