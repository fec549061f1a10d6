/** The door of workspaces for other domains' screens. */
export { Entrusted } from './entrusted.tsx'
export { useGoOnIn } from './go-on-in.ts'
export { inWorkspace } from './in-workspace.ts'
export { OtherBusinesses, useOtherBusinesses } from './other-businesses.tsx'
export { companyQuery, settleWorkspace, useWorkspace, workspacesQuery } from './queries.ts'
