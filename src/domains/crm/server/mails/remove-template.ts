import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { deleteTemplate } from './templates.sql.ts'

/** Mails that began with it stay. Fails with NOT_FOUND. */
export async function removeTemplate(ctx: WorkspaceContext, id: string): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    if (!(await deleteTemplate(tx.db, { workspaceId: ctx.membership.workspaceId, id }))) throw notFound()
    return {}
  })
}
