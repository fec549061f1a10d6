import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { deleteForm } from './forms.sql.ts'

/** Its address ends; its contacts stay. Fails with NOT_FOUND. */
export async function removeForm(ctx: WorkspaceContext, id: string): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    if (!(await deleteForm(tx.db, { workspaceId: ctx.membership.workspaceId, id }))) throw notFound()
    return {}
  })
}
