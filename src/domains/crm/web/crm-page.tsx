import { WorkspacePage, type WorkspacePageProps } from '#domains/workspaces/web/index.ts'

/** The frame of the pages of crm. */
export const CrmPage = (props: WorkspacePageProps) => <WorkspacePage permission="crm" {...props} />
