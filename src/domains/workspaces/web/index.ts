/** The door of workspaces for other domains' screens. */
export { useGoOnIn } from './go-on-in.ts'
export { inWorkspace } from './in-workspace.ts'
export { companyQuery, settleWorkspace, useWorkspace, workspacesQuery } from './queries.ts'
