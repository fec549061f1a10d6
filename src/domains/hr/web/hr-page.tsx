import { WorkspacePage, type WorkspacePageProps } from '#domains/workspaces/web/index.ts'

/** The frame of the pages of hr. */
export const HrPage = (props: WorkspacePageProps) => <WorkspacePage permission="hr" {...props} />
