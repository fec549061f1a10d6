/** A product and its stock, written as a whole: all of it or nothing. */
import {
  createOwn,
  type DrawnPicture,
  drawPictures,
  type LockedProduct,
  lockCatalogue,
  lockOwn,
  ownPictures,
  ownVariants,
  placePictures,
  updateOwn,
} from '#domains/catalog/server/index.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import type { GoodsDraft, GoodsView } from '../../contract.ts'
import { adjustStock, stopTrackingOf } from './adjust-stock.ts'
import { showGoods } from './show-goods.ts'

/** Fails with INVALID_INPUT, CATEGORY_GONE, SKU_TAKEN, PICTURE_REFUSED, or NOT_FOUND for an upload that is none. */
export async function createGoods(call: Call, { images, ...draft }: GoodsDraft): Promise<GoodsView> {
  const { workspaceId, actor } = whoseOf(call)
  const drawn = await drawPictures(call.kernel, actor, images)
  return transact(call, async (tx) => {
    await lockCatalogue(tx.db, workspaceId)
    const pictures = await placePictures(tx, actor, drawn, [])
    const { id: productId, variants } = await createOwn(tx, workspaceId, draft, pictures)
    await putStock(tx, { workspaceId, productId, actor }, variants, draft)
    return showGoods(tx.db, workspaceId, productId, call.language)
  })
}

/** Fails like `createGoods`, with STALE when somebody changed it since `version`, and with STOCK_PROMISED. */
export async function updateGoods(
  call: Call,
  { productId, version, images, ...draft }: GoodsDraft & { productId: string; version: number },
): Promise<GoodsView> {
  const { workspaceId, actor } = whoseOf(call)
  const drawn = await drawPictures(call.kernel, actor, images)
  return transact(call, async (tx) => {
    await lockCatalogue(tx.db, workspaceId)
    const product = await lockGoods(tx, workspaceId, productId)
    if (product.version !== version) {
      throw new Failure('STALE', { current: await showGoods(tx.db, workspaceId, productId, call.language) })
    }
    await writeGoods(tx, { workspaceId, productId, actor }, product, drawn, draft)
    return showGoods(tx.db, workspaceId, productId, call.language)
  })
}

/** The whole of a locked product. */
export async function writeGoods(
  tx: Tx,
  { workspaceId, productId, actor }: { workspaceId: string; productId: string; actor: string },
  product: LockedProduct,
  drawn: readonly DrawnPicture[],
  draft: Omit<GoodsDraft, 'images'>,
): Promise<void> {
  const kept = new Set(draft.variants.map(({ id }) => id))
  const gone = (await ownVariants(tx.db, [productId])).filter(({ id }) => !kept.has(id))
  await stopTrackingOf(
    tx,
    actor,
    gone.map(({ id }) => id),
  )
  const pictures = await placePictures(tx, actor, drawn, await ownPictures(tx.db, [productId]))
  const variants = await updateOwn(tx, workspaceId, product, draft, pictures)
  await putStock(tx, { workspaceId, productId, actor }, variants, draft)
}

/** Fails with NOT_FOUND for what is not there, and for another workspace's. */
export async function lockGoods(tx: Tx, workspaceId: string, productId: string): Promise<LockedProduct> {
  const [product] = await lockOwn(tx.db, { workspaceId, ids: [productId] })
  if (!product) throw notFound()
  return product
}

export function whoseOf({ seat, viewer }: Call): { workspaceId: string; actor: string } {
  if (!seat || viewer.id === null) throw notFound()
  return { workspaceId: seat.workspaceId, actor: viewer.id }
}

async function putStock(
  tx: Tx,
  whose: { workspaceId: string; productId: string; actor: string },
  saved: readonly { id: string; sku: string }[],
  draft: Pick<GoodsDraft, 'variants'>,
): Promise<void> {
  await adjustStock(
    tx,
    whose,
    saved.map(({ id, sku }, index) => ({ variantId: id, sku, to: draft.variants[index]?.stock ?? null })),
  )
}
