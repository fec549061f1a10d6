import type { CallContext } from '#platform/web/api.ts'

/** Names the workspace a call is about, whatever the tab works in by the time it is sent. */
export function inWorkspace(workspace: string, intent?: string): { context: CallContext } {
  return { context: { workspace, ...(intent && { intent }) } }
}
