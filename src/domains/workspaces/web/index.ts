/** The door of workspaces for other domains' screens. */
export { companyQuery, settleWorkspace, useWorkspace, workspacesQuery } from './queries.ts'
