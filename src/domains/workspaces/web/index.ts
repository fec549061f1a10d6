/** The door of workspaces for other domains' screens. */
export { Entrusted } from './entrusted.tsx'
export { inWorkspace } from './in-workspace.ts'
export { OtherBusinesses, useOtherBusinesses } from './other-businesses.tsx'
export { companyQuery, settleWorkspace, useWorkspace, workspacesQuery } from './queries.ts'
