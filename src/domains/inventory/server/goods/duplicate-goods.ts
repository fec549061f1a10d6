import { copyPictures, createOwn, keysOf, lockCatalogue, ownPictures, ownVariants, variantsBySku } from '#domains/catalog/server/index.ts'
import { keepFiles } from '#platform/server/files/loose-files.ts'
import type { Call } from '#platform/server/kernel.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { whoseOf } from './save-goods.ts'
import { showGoods } from './show-goods.ts'

const MAX_SKU = 64

/** The same again as a draft, with SKUs of its own and nothing in stock. */
export async function duplicateGoods(call: Call, productId: string): Promise<{ id: string }> {
  const { kernel, language } = call
  const { workspaceId } = whoseOf(call)
  const original = await showGoods(kernel.db, workspaceId, productId, language)
  const pictures = await copyPictures(kernel, await ownPictures(kernel.db, [productId]))
  return transact(call, async (tx) => {
    await lockCatalogue(tx.db, workspaceId)
    await keepFiles(tx, keysOf(pictures))
    const variants = await ownVariants(tx.db, [productId])
    const skus = await freeSkus(
      tx,
      workspaceId,
      variants.map(({ sku }) => sku),
    )
    const draft = {
      ...{ language: original.language, texts: original.texts, categorySlug: original.category.slug, status: 'draft' as const },
      variants: variants.map((variant, index) => ({ ...variant, id: null, sku: skus[index] ?? variant.sku })),
    }
    const placed = pictures.map((picture) => ({ ...picture, id: newId('img') }))
    return { id: (await createOwn(tx, workspaceId, draft, placed)).id }
  })
}

/** `MUG-SAGE-2`, or the next number with which all of them are free. */
async function freeSkus(tx: Tx, workspaceId: string, skus: readonly string[]): Promise<string[]> {
  for (let number = 2; ; number += 1) {
    const ending = `-${number}`
    const wanted = skus.map((sku) => `${sku.slice(0, MAX_SKU - ending.length)}${ending}`)
    if ((await variantsBySku(tx.db, workspaceId, wanted)).length === 0) return wanted
  }
}
