import type { CallContext } from '#platform/web/api.ts'

/** Request context that names the workspace, because the tab may have switched to another one before the request is sent. */
export function inWorkspace(workspace: string, idempotencyKey?: string): { context: CallContext } {
  return { context: { workspace, ...(idempotencyKey && { idempotencyKey }) } }
}
