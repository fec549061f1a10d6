import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { SupplierView } from '../contract.ts'
import { recordEdit } from './record-activity.ts'
import { setArchived } from './suppliers.sql.ts'
import { loadSupplierView } from './suppliers.ts'

/** Archives a supplier or brings it back. Its orders stay. Fails with NOT_FOUND. */
export async function archiveSupplier(
  ctx: WorkspaceContext,
  { supplierId, archived }: { supplierId: string; archived: boolean },
): Promise<SupplierView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    if (await setArchived(tx.db, workspaceId, supplierId, archived ? tx.now : null))
      await recordEdit(tx, ctx.userId, { workspaceId, type: 'supplier', id: supplierId }, archived ? 'archived' : 'restored')
    return loadSupplierView(tx, workspaceId, supplierId)
  })
}
