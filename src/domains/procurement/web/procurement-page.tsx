import { WorkspacePage, type WorkspacePageProps } from '#domains/workspaces/web/index.ts'

/** The frame of the pages of procurement. */
export const ProcurementPage = (props: WorkspacePageProps) => <WorkspacePage permission="procurement" {...props} />
