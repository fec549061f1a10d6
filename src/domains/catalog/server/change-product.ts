import { productPublished, productRemoved } from '#facts/catalog.ts'
import { notFound } from '#platform/server/failure.ts'
import { announce, type Tx } from '#platform/server/transact.ts'
import { updateStatus, updateVariantPrice } from './product-writes.sql.ts'
import { productsById } from './products.sql.ts'

/** Takes a product off sale. Carts and orders keep what they know of it. */
export async function archiveProduct(tx: Tx, productId: string): Promise<void> {
  const [product] = await productsById(tx.db, [productId], 'en')
  if (!product) throw notFound()
  if (!(await updateStatus(tx.db, productId, 'archived', tx.now))) return
  announce(tx, productRemoved({ productId, workspaceId: product.workspaceId }))
}

/** Puts a variant's price, in minor units. Orders placed keep the price they were placed at. */
export async function priceVariant(tx: Tx, variantId: string, priceMinor: number): Promise<void> {
  const productId = await updateVariantPrice(tx.db, variantId, priceMinor)
  const [product] = productId ? await productsById(tx.db, [productId], 'en') : []
  if (!product) throw notFound()
  announce(tx, productPublished({ productId: product.id, workspaceId: product.workspaceId }))
}
