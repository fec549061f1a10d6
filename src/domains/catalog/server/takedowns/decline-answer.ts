import { takedownAnswerDeclined } from '#events/catalog.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { ManagedProductDetail } from '../../contract.ts'
import { loadManagedProduct } from './managed-products.ts'
import { declineOpenAnswer, loadOpenTakedowns, lockManagedProduct, lockTakedowns } from './takedowns.sql.ts'

/** Leaves a product down after the vendor's answer. Fails with NOT_ANSWERED without an open answer. */
export async function declineAnswer(
  ctx: AdminContext,
  { productId, reply }: { productId: string; reply: string },
): Promise<ManagedProductDetail> {
  const { userId, client } = ctx
  return transact(ctx, async (tx) => {
    await lockTakedowns(tx.db, productId)
    const product = await lockManagedProduct(tx.db, productId)
    if (!product) throw notFound()
    const [takedown] = await loadOpenTakedowns(tx.db, [productId])
    const answerId = takedown && (await declineOpenAnswer(tx.db, takedown.id, { reply, by: userId, at: tx.now }))
    if (!takedown || !answerId) throw new Failure('NOT_ANSWERED')
    const { workspaceId } = product
    publish(tx, takedownAnswerDeclined({ productId, workspaceId, takedownId: takedown.id, answerId }))
    const seen = await loadManagedProduct(tx.db, productId, ctx.language)
    const resource = { type: 'product', id: productId }
    await recordAudit(tx, { actor: userId, action: 'catalog.takedownAnswerDeclined', resource, workspaceId, client })
    return seen
  })
}
