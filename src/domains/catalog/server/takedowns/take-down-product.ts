import { closeReports } from '#domains/reports/server/index.ts'
import { productRemoved, productTakenDown } from '#events/catalog.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ManagedProductDetail, TakedownReason } from '../../contract.ts'
import { loadManagedProduct } from './managed-products.ts'
import { insertTakedown, loadOpenTakedowns, lockManagedProduct, lockTakedowns, type ManagedHead, setTakenDown } from './takedowns.sql.ts'

type Takedown = { productId: string; reason: TakedownReason; statement: string }

/**
 * Hides a product everywhere and closes its open reports. Repeating the same statement changes nothing; another one fails with
 * ALREADY_TAKEN_DOWN. Orders that are being placed are finished first, and none is placed afterwards.
 */
export async function takeDownProduct(ctx: AdminContext, { productId, reason, statement }: Takedown): Promise<ManagedProductDetail> {
  const { userId, client } = ctx
  return transact(ctx, async (tx) => {
    await lockTakedowns(tx.db, productId)
    const product = await lockManagedProduct(tx.db, productId)
    if (!product) throw notFound()
    const [before] = await loadOpenTakedowns(tx.db, [productId])
    if (before) {
      if (before.reason !== reason || before.statement !== statement) throw new Failure('ALREADY_TAKEN_DOWN')
      return loadManagedProduct(tx.db, productId, ctx.language)
    }
    const { workspaceId } = product
    await beginTakedown(tx, product, { reason, statement, by: userId, stated: false })
    const resource = { type: 'product', id: productId }
    await closeReports(tx, resource, { outcome: 'acted', by: userId })
    const seen = await loadManagedProduct(tx.db, productId, ctx.language)
    await recordAudit(tx, { actor: userId, action: 'catalog.productTakenDown', resource, workspaceId, client, details: { reason } })
    return seen
  })
}

/** Hides a product that is locked and not taken down. */
export async function beginTakedown(
  tx: Tx,
  { id: productId, workspaceId, status }: ManagedHead,
  { by, stated, ...said }: Omit<Takedown, 'productId'> & { by: string; stated: boolean },
): Promise<void> {
  const takedownId = newId('tkd')
  await insertTakedown(tx.db, { ...said, id: takedownId, workspaceId, productId, takenDownBy: by, takenDownAt: tx.now })
  await setTakenDown(tx.db, productId, true)
  publish(tx, productTakenDown({ productId, workspaceId, takedownId, stated }))
  if (status === 'active') publish(tx, productRemoved({ productId, workspaceId }))
}
