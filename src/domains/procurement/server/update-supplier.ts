import { supplierChanged } from '#events/procurement.ts'
import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { SupplierInput, SupplierView } from '../contract.ts'
import { saveSupplier } from './suppliers.sql.ts'
import { loadSupplierView, toSupplierFields } from './suppliers.ts'

/** Fails with NOT_FOUND, and with STALE and the current version. */
export async function updateSupplier(
  ctx: WorkspaceContext,
  { supplierId, version, ...input }: SupplierInput & { supplierId: string; version: number },
): Promise<SupplierView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const saved = await saveSupplier(tx.db, { workspaceId, id: supplierId, version }, toSupplierFields(input))
    const current = await loadSupplierView(tx, workspaceId, supplierId)
    if (!saved) throw new Failure('STALE', { current })
    publish(tx, supplierChanged({ supplierId, workspaceId }))
    return current
  })
}
