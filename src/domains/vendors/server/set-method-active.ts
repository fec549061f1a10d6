import type { WorkspaceContext } from '#platform/server/services.ts'
import { updateMethodActive } from './delivery-methods.sql.ts'
import { changeMethods, type Methods, requireMethod } from './own-methods.ts'

/** Activates or deactivates a method. Without an active one, the platform's shipping rule applies. */
export async function setMethodActive(ctx: WorkspaceContext, { id, active }: { id: string; active: boolean }): Promise<Methods> {
  return changeMethods(ctx, async (tx, workspaceId, methods) => {
    requireMethod(methods, id)
    await updateMethodActive(tx.db, workspaceId, id, active)
  })
}
