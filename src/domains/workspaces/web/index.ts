/** The door of workspaces for other domains' screens. */
export { inWorkspace } from './in-workspace.ts'
export { companyQuery, settleWorkspace, useWorkspace, workspacesQuery } from './queries.ts'
