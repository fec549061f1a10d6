import { supplierChanged } from '#events/procurement.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { SupplierInput, SupplierView } from '../contract.ts'
import { recordEdit } from './record-activity.ts'
import { supplierChanges } from './record-changes.rules.ts'
import { refreshSupplierDocuments } from './searchables.ts'
import { lockSupplier, saveSupplier } from './suppliers.sql.ts'
import { loadSupplierView, toSupplierFields } from './suppliers.ts'

/** Fails with NOT_FOUND, and with STALE and the current version. */
export async function updateSupplier(
  ctx: WorkspaceContext,
  { supplierId, version, ...input }: SupplierInput & { supplierId: string; version: number },
): Promise<SupplierView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const before = await lockSupplier(tx.db, workspaceId, supplierId)
    if (!before) throw notFound()
    const fields = toSupplierFields(input)
    const saved = await saveSupplier(tx.db, { workspaceId, id: supplierId, version }, fields)
    const current = await loadSupplierView(tx, workspaceId, supplierId)
    if (!saved) throw new Failure('STALE', { current })
    await refreshSupplierDocuments(tx, supplierId, fields.name !== before.name)
    const changes = supplierChanges(before, fields)
    if (changes.length > 0) await recordEdit(tx, ctx.userId, { workspaceId, type: 'supplier', id: supplierId }, 'updated', changes)
    publish(tx, supplierChanged({ supplierId, workspaceId }))
    return current
  })
}
