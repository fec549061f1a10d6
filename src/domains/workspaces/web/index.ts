/** Public interface of workspaces for the screens of other domains. */

export { inWorkspace } from './in-workspace.ts'
export { OtherBusinesses, useOtherBusinesses } from './other-businesses.tsx'
export { firstMembersQuery, selectWorkspace, useWorkspace, workspacesQuery } from './queries.ts'
export { RequirePermission } from './require-permission.tsx'
export { WorkspacePage, type WorkspacePageProps } from './workspace-page.tsx'
