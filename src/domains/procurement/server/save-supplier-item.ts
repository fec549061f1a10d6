import { loadVariantsForSale } from '#domains/catalog/server/index.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import { MAX_ITEMS } from '../contract/constants.ts'
import type { SupplierItemInput, SupplierItemView } from '../contract.ts'
import { refreshSupplierDocuments } from './searchables.ts'
import { clearPreferred, countItems, findItem, lockVariantItems, saveItem } from './supplier-items.sql.ts'
import { toItemViews } from './supplier-items.ts'
import { findSupplier } from './suppliers.sql.ts'

/** The price is in the supplier's currency. Fails with NOT_FOUND, UNKNOWN_VARIANT, TOO_MANY_ITEMS, and with STALE and the current price. */
export async function saveSupplierItem(
  ctx: WorkspaceContext,
  { supplierId, variantId, version, ...fields }: SupplierItemInput,
): Promise<SupplierItemView> {
  const { workspaceId } = ctx.membership
  const key = { supplierId, variantId }
  return transact(ctx, async (tx) => {
    const supplier = await findSupplier(tx.db, workspaceId, supplierId)
    if (!supplier) throw notFound()
    await lockVariantItems(tx.db, workspaceId, variantId)
    const before = await findItem(tx.db, key)
    if (before && before.version !== version) throw new Failure('STALE', { current: await viewOf(tx, ctx, key) })
    if (!before) {
      if (version !== null) throw notFound()
      await requireVariant(tx, workspaceId, variantId)
      if ((await countItems(tx.db, supplierId)) >= MAX_ITEMS) throw new Failure('TOO_MANY_ITEMS')
    }
    if (fields.preferred) await clearPreferred(tx.db, workspaceId, key)
    await saveItem(tx.db, { ...key, workspaceId }, { ...fields, currency: supplier.currency })
    if (before?.supplierSku !== fields.supplierSku) await refreshSupplierDocuments(tx, supplierId, false)
    return viewOf(tx, ctx, key)
  })
}

async function requireVariant(tx: Tx, workspaceId: string, variantId: string): Promise<void> {
  const variant = (await loadVariantsForSale(tx.db, [variantId], 'en')).get(variantId)
  if (variant?.workspaceId !== workspaceId || variant.bundleParts.length > 0) throw new Failure('UNKNOWN_VARIANT')
}

async function viewOf(tx: Tx, ctx: WorkspaceContext, key: { supplierId: string; variantId: string }): Promise<SupplierItemView> {
  const row = await findItem(tx.db, key)
  const [view] = row ? await toItemViews(tx.db, ctx.language, [row]) : []
  if (!view) throw notFound()
  return view
}
