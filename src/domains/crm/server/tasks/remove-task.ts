import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { deleteTask } from './tasks.sql.ts'

/** Deletes a task permanently. Fails with NOT_FOUND. */
export async function removeTask(ctx: WorkspaceContext, id: string): Promise<Record<string, never>> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    if (!(await deleteTask(tx.db, { workspaceId, id }))) throw notFound()
    return {}
  })
}
