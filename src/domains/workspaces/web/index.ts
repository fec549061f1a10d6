/** The door of workspaces for other domains' screens. */
export { useGoOnIn } from './go-on-in.ts'
export { companyQuery, settleWorkspace, useWorkspace, workspacesQuery } from './queries.ts'
