import { lockProducts } from '#domains/catalog/server/index.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { DigitalView } from '../../contract.ts'
import { requireProduct } from '../save-with-stock.ts'
import { loadDigital } from './digital.ts'
import { loadFiles, markFileRemoved } from './files.sql.ts'

/** Later sales no longer give the file out. Fails with NOT_FOUND, and with LAST_FILE when an active product would deliver nothing. */
export async function removeFile(
  ctx: WorkspaceContext,
  { productId, fileId }: { productId: string; fileId: string },
): Promise<DigitalView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    await lockProducts(tx, workspaceId, { ids: [productId] })
    const product = await requireProduct(tx, workspaceId, productId, ctx.language)
    if (!(await markFileRemoved(tx.db, productId, fileId, tx.now))) throw notFound()
    const left = await loadFiles(tx.db, [productId])
    if (left.length === 0 && product.status === 'active' && !product.licenseKeys) throw new Failure('LAST_FILE')
    return loadDigital(tx.db, productId)
  })
}
