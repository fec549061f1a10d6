import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { endLinkRow } from './links.sql.ts'

/** A link that ended already is fine. */
export async function endLink(ctx: WorkspaceContext, linkId: string): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    const { workspaceId } = ctx.membership
    if (!(await endLinkRow(tx.db, { id: linkId, workspaceId, by: ctx.userId, now: tx.now }))) throw notFound()
    return {}
  })
}
