import { supplierCreated } from '#events/procurement.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { SupplierInput, SupplierView } from '../contract.ts'
import { recordEdit } from './record-activity.ts'
import { insertSupplier } from './suppliers.sql.ts'
import { loadSupplierView, toSupplierFields } from './suppliers.ts'

export async function createSupplier(ctx: WorkspaceContext, input: SupplierInput): Promise<SupplierView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const supplierId = newId('supplier')
    await insertSupplier(tx.db, { ...toSupplierFields(input), workspaceId, id: supplierId, createdAt: tx.now })
    await tx.services.search.add(tx, 'supplier', [supplierId])
    await recordEdit(tx, ctx.userId, { workspaceId, type: 'supplier', id: supplierId }, 'created')
    publish(tx, supplierCreated({ supplierId, workspaceId }))
    return loadSupplierView(tx, workspaceId, supplierId)
  })
}
