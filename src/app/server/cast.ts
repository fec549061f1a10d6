/**
 * The cast: the named people tests are about. Amira sells ceramics, the house sells the rest, Bruno and Chen shop as guests.
 * Small and plain on purpose; the prettier demo story is for pictures and browser journeys.
 */
import { AMIRAS_PRODUCTS, castProduct, HOUSE_PRODUCTS } from '#domains/catalog/server/cast.ts'
import { addDefaultCategories } from '#domains/catalog/server/story.ts'
import { receiveStock } from '#domains/inventory/server/index.ts'
import { approveVendor } from '#domains/vendors/server/index.ts'
import { createWorkspace } from '#domains/workspaces/server/index.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import { type Tx, transactAs } from '#platform/server/transact.ts'
import { tellListeners } from './tell-listeners.ts'
import { listeners } from './wiring.ts'

/** Brings the cast into an empty database. */
export async function seedCast(kernel: Kernel): Promise<void> {
  await transactAs(kernel, async (tx) => {
    await addDefaultCategories(tx)
    await castVendor(tx, { slug: 'plaza-house', name: 'Plaza House', products: HOUSE_PRODUCTS })
    await castVendor(tx, { slug: 'dar-amira', name: 'Dar Amira', products: AMIRAS_PRODUCTS })
  })
  await tellListeners(kernel, listeners)
}

async function castVendor(
  tx: Tx,
  { slug, name, products }: { slug: string; name: string; products: typeof AMIRAS_PRODUCTS },
): Promise<void> {
  const workspaceId = await createWorkspace(tx, { name })
  await approveVendor(tx, { workspaceId, slug, name, tagline: { en: `${name} makes and sells.` } })
  for (const product of products) {
    const { productId, variants } = await castProduct(tx, workspaceId, product)
    for (const { id, stock } of variants)
      if (stock !== null) await receiveStock(tx, { workspaceId, productId, variantId: id, quantity: stock })
  }
}
