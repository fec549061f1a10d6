import { requireOutsider } from '#domains/workspaces/server/index.ts'
import { productPublished, productPutBack } from '#events/catalog.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import type { ManagedProductDetail } from '../../contract.ts'
import { loadManagedProduct } from './managed-products.ts'
import { endTakedown, loadOpenTakedowns, lockManagedProduct, lockTakedowns, type ManagedHead, setTakenDown } from './takedowns.sql.ts'

/**
 * Shows a product again with its vendor's own status. A second call changes nothing. Fails with NOT_TAKEN_DOWN for a product that never
 * was, and with OWN_PRODUCT for a member of the selling workspace, unless nobody else can decide.
 */
export async function putBackProduct(ctx: AdminContext, productId: string): Promise<ManagedProductDetail> {
  const { userId, client } = ctx
  return transact(ctx, async (tx) => {
    await lockTakedowns(tx.db, productId)
    const product = await lockManagedProduct(tx.db, productId)
    if (!product) throw notFound()
    const { workspaceId } = product
    const [takedown] = await loadOpenTakedowns(tx.db, [productId])
    if (!takedown) {
      const seen = await loadManagedProduct(tx.db, productId, ctx.language)
      if (seen.takedowns.length === 0) throw new Failure('NOT_TAKEN_DOWN')
      return seen
    }
    await requireOutsider(tx, userId, workspaceId, 'OWN_PRODUCT')
    await endOpenTakedown(tx, product, { by: userId, stated: false })
    const seen = await loadManagedProduct(tx.db, productId, ctx.language)
    const resource = { type: 'product', id: productId }
    await recordAudit(tx, { actor: userId, action: 'catalog.productPutBack', resource, workspaceId, client })
    return seen
  })
}

/** Shows a locked product again. False when it is not taken down. */
export async function endOpenTakedown(
  tx: Tx,
  { id: productId, workspaceId, status }: ManagedHead,
  { by, stated }: { by: string; stated: boolean },
): Promise<boolean> {
  const [takedown] = await loadOpenTakedowns(tx.db, [productId])
  if (!takedown) return false
  await endTakedown(tx.db, takedown.id, { by, at: tx.now })
  await setTakenDown(tx.db, productId, false)
  publish(tx, productPutBack({ productId, workspaceId, takedownId: takedown.id, stated }))
  if (status === 'active') publish(tx, productPublished({ productId, workspaceId }))
  return true
}
