import { removeRecords } from '#domains/records/server/index.ts'
import { dealRemoved } from '#events/crm.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { deleteDeal } from './deals.sql.ts'

/** Deletes a deal with its tasks permanently. Fails with NOT_FOUND. */
export async function removeDeal(ctx: WorkspaceContext, dealId: string): Promise<Record<string, never>> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    if (!(await deleteDeal(tx.db, workspaceId, dealId))) throw notFound()
    await removeRecords(tx, [{ workspaceId, type: 'deal', id: dealId }])
    await tx.services.search.refresh(tx, 'deal', [dealId])
    publish(tx, dealRemoved({ dealId, workspaceId }))
    return {}
  })
}
