import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { refreshSupplierDocuments } from './searchables.ts'
import { deleteItem } from './supplier-items.sql.ts'
import { findSupplier } from './suppliers.sql.ts'

/** Fails with NOT_FOUND for an unknown supplier; a price that is gone is gone. */
export async function removeSupplierItem(
  ctx: WorkspaceContext,
  { supplierId, variantId }: { supplierId: string; variantId: string },
): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    if (!(await findSupplier(tx.db, ctx.membership.workspaceId, supplierId))) throw notFound()
    await deleteItem(tx.db, { supplierId, variantId })
    await refreshSupplierDocuments(tx, supplierId, false)
    return {}
  })
}
