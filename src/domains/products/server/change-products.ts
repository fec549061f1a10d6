import {
  changeProducts as changeCatalog,
  findProductWithoutAttribute,
  type LockedProduct,
  lockProducts,
  namesIn,
} from '#domains/catalog/server/index.ts'
import type { StoredChange } from '#domains/records/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import type { Language } from '#platform/shared/language.ts'
import type { ProductChange, ProductTarget } from '../contract.ts'
import { deleteProducts } from './delete-products.ts'
import { loadFiles } from './digital/files.sql.ts'
import { recordProducts } from './product-activity.ts'
import { toStatus } from './product-changes.rules.ts'
import { toVendorFilter } from './products.ts'

/**
 * Changes many products. The server selects them, not the browser. Fails with CATEGORY_GONE, PRICE_TOO_HIGH, NOTHING_TO_DELIVER if a digital
 * product without files and license keys would become active, ATTRIBUTE_MISSING if one without a required attribute would, or IN_CARTS if products to delete are in carts.
 */
export async function changeProducts(
  ctx: WorkspaceContext,
  { meant, change }: { meant: ProductTarget; change: ProductChange },
): Promise<{ changed: number }> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    // The stock filter is read under the lock, too.
    await lockProducts(tx, workspaceId)
    const filter = 'ids' in meant ? { ids: meant.ids } : { ...(await toVendorFilter(tx.db, workspaceId, meant)), except: meant.except }
    const products = await lockProducts(tx, workspaceId, filter)
    if (products.length === 0) return { changed: 0 }
    if (change.kind === 'status' && change.status === 'active') {
      await requireDeliverable(tx, products)
      await requireAttributes(tx, products, ctx.language)
    }
    if (change.kind === 'delete') await deleteProducts(tx, ctx, products, change.evenInCarts)
    else {
      await changeCatalog(tx, workspaceId, products, change)
      await recordProducts(
        tx,
        ctx,
        'changed',
        products.map((product) => ({ productId: product.id, changes: toChanges(product, change) })),
      )
    }
    return { changed: products.length }
  })
}

/** A price is changed by a percentage, which is said instead of every variant's prices. */
function toChanges({ status }: LockedProduct, change: Exclude<ProductChange, { kind: 'delete' }>): StoredChange[] {
  if (change.kind === 'price')
    return [{ field: 'pricePercent', label: null, before: null, after: { kind: 'number', number: change.byHundredths / 100 } }]
  if (change.kind === 'category')
    return [{ field: 'category', label: null, before: null, after: { kind: 'text', text: change.categorySlug } }]
  return status === change.status ? [] : [{ field: 'status', label: null, before: toStatus(status), after: toStatus(change.status) }]
}

async function requireDeliverable(tx: Tx, products: readonly LockedProduct[]): Promise<void> {
  const digital = products.filter(({ kind, status, licenseKeys }) => kind === 'digital' && status !== 'active' && !licenseKeys)
  const ids = digital.map(({ id }) => id)
  const withFiles = new Set((await loadFiles(tx.db, ids)).map(({ productId }) => productId))
  if (!ids.every((id) => withFiles.has(id))) throw new Failure('NOTHING_TO_DELIVER')
}

async function requireAttributes(tx: Tx, products: readonly LockedProduct[], language: Language): Promise<void> {
  const inactive = products.filter(({ status }) => status !== 'active').map(({ id }) => id)
  const found = await findProductWithoutAttribute(tx.db, inactive)
  if (found) throw new Failure('ATTRIBUTE_MISSING', { product: found.product, attribute: namesIn(found.names, language) })
}
