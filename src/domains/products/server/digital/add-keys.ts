import { lockProducts } from '#domains/catalog/server/index.ts'
import { receiveStock } from '#domains/inventory/server/index.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { DigitalView } from '../../contract.ts'
import { requireProduct } from '../save-with-stock.ts'
import { loadDigital } from './digital.ts'
import { insertKeys } from './license-keys.sql.ts'
import { sealKey } from './license-keys.ts'

type Keys = { productId: string; variantId: string; keys: readonly string[] }

/** Adds keys, and as many units to the variant's stock. Fails with NOT_FOUND, and with NO_LICENSE_KEYS for a product without keys. */
export async function addKeys(
  ctx: WorkspaceContext,
  { productId, variantId, keys }: Keys,
): Promise<DigitalView & { added: number; skipped: number }> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    await lockProducts(tx, workspaceId, { ids: [productId] })
    const product = await requireProduct(tx, workspaceId, productId, ctx.language)
    if (!product.variants.some(({ id }) => id === variantId)) throw notFound()
    if (!product.licenseKeys) throw new Failure('NO_LICENSE_KEYS')
    const sealed = [...new Set(keys)].map((text) => sealKey(tx.services, variantId, text))
    const added = await insertKeys(tx.db, { workspaceId, productId, variantId }, sealed, tx.now)
    if (added > 0)
      await receiveStock(tx, { workspaceId, productId, variantId, quantity: added, reference: { type: 'licenseKeys', id: productId } })
    return { ...(await loadDigital(tx.db, productId)), added, skipped: keys.length - added }
  })
}
