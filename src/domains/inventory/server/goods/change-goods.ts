/** Something done to many products at once, or to one: what they are is asked here, not in the browser. */
import {
  deleteOwn,
  type LockedProduct,
  lockCatalogue,
  lockOwn,
  movePrices,
  ownVariants,
  putCategory,
  putStatus,
} from '#domains/catalog/server/index.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import type { GoodsChange, GoodsMeant } from '../../contract.ts'
import { stopTrackingOf } from './adjust-stock.ts'
import { ownFilter } from './list-goods.ts'
import { whoseOf } from './save-goods.ts'

/** Fails with CATEGORY_GONE, PRICE_TOO_HIGH, or IN_CARTS before something people have in their carts is deleted. */
export async function changeGoods(call: Call, { meant, change }: { meant: GoodsMeant; change: GoodsChange }): Promise<{ changed: number }> {
  const { workspaceId, actor } = whoseOf(call)
  return transact(call, async (tx) => {
    await lockCatalogue(tx.db, workspaceId)
    const filter =
      'ids' in meant ? { workspaceId, ids: meant.ids } : { ...(await ownFilter(tx.db, workspaceId, meant)), except: meant.except }
    const products = await lockOwn(tx.db, filter)
    if (products.length > 0) await apply(tx, { workspaceId, actor }, products, change)
    return { changed: products.length }
  })
}

/** For good. Fails with NOT_FOUND, and with IN_CARTS unless it may be gone from carts too. */
export async function removeGoods(call: Call, { productId, evenInCarts }: { productId: string; evenInCarts: boolean }): Promise<void> {
  const { workspaceId, actor } = whoseOf(call)
  await transact(call, async (tx) => {
    await lockCatalogue(tx.db, workspaceId)
    const products = await lockOwn(tx.db, { workspaceId, ids: [productId] })
    if (products.length === 0) throw notFound()
    await deleteGoods(tx, { workspaceId, actor }, products, evenInCarts)
    return {}
  })
}

type Whose = { workspaceId: string; actor: string }

async function apply(tx: Tx, whose: Whose, products: readonly LockedProduct[], change: GoodsChange): Promise<void> {
  const { workspaceId } = whose
  if (change.kind === 'status') await putStatus(tx, workspaceId, products, change.status)
  else if (change.kind === 'category') await putCategory(tx, workspaceId, products, change.categorySlug)
  else if (change.kind === 'price') await movePrices(tx, workspaceId, products, change.byHundredths)
  else await deleteGoods(tx, whose, products, change.evenInCarts)
}

async function deleteGoods(tx: Tx, { workspaceId, actor }: Whose, products: readonly LockedProduct[], evenInCarts: boolean): Promise<void> {
  const ids = products.map(({ id }) => id)
  const carts = evenInCarts ? 0 : await tx.kernel.subjects.holders(tx.db, 'product', ids)
  if (carts > 0) throw new Failure('IN_CARTS', { carts })
  const variants = await ownVariants(tx.db, ids)
  await stopTrackingOf(
    tx,
    actor,
    variants.map(({ id }) => id),
  )
  await deleteOwn(tx, workspaceId, products)
}
