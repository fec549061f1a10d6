/** Catalog fixtures: few products with round prices, so that a test's arithmetic is easy to follow. */
import { productPublished, productRemoved } from '#events/catalog.ts'
import { notFound } from '#platform/server/failure.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import type { Language } from '#platform/shared/language.ts'
import { colorAndSize } from './color-and-size.ts'
import { createProduct } from './create-product.ts'
import { updateStatus, updateVariantPrice } from './product-writes.sql.ts'
import { loadProducts } from './products.sql.ts'

export { addCategory } from './add-category.ts'
export { colorAndSize } from './color-and-size.ts'
export { createProduct } from './create-product.ts'

type FixtureProduct = {
  category: string
  texts: Partial<Record<Language, { name: string; description: string }>>
  /** `stock` is null for an untracked variant. */
  variants: { sku: string; size?: string; color?: string; priceMinor: number; compareAtMinor?: number; stock: number | null }[]
}

const text = (name: string, description = '') => ({ name, description })

/** Products of Amira's shop. */
export const AMIRAS_PRODUCTS: readonly FixtureProduct[] = [
  {
    category: 'accessories',
    texts: {
      en: text('Ribbed Mug', 'Stoneware, thrown by hand.'),
      es: text('Taza acanalada', 'Gres torneado a mano para el café.'),
      ar: text('كوب مضلّع', 'خزف حجري مشكّل باليد.'),
    },
    variants: [
      { sku: 'MUG-SAGE', color: 'sage', priceMinor: 28_00, stock: 10 },
      { sku: 'MUG-IVORY', color: 'ivory', priceMinor: 28_00, stock: 3 },
      { sku: 'MUG-CLAY', color: 'clay', priceMinor: 30_00, stock: 0 },
    ],
  },
  { category: 'accessories', texts: { en: text('Small Bowl', 'For olives.') }, variants: [{ sku: 'BOWL', priceMinor: 10_05, stock: 100 }] },
  { category: 'accessories', texts: { en: text('Serving Plate') }, variants: [{ sku: 'PLATE', priceMinor: 30_00, stock: 1000 }] },
]

/** Products of the platform store. */
export const PLATFORM_STORE_PRODUCTS: readonly FixtureProduct[] = [
  {
    category: 'apparel',
    texts: { en: text('Plain Tee', 'Organic cotton.'), es: text('Camiseta lisa', 'Algodón orgánico.') },
    variants: [
      { sku: 'TEE-S', size: 'S', priceMinor: 19_99, stock: null },
      { sku: 'TEE-M', size: 'M', priceMinor: 19_99, stock: null },
    ],
  },
  {
    category: 'tech',
    texts: { en: text('Desk Lamp', 'Warm light.') },
    variants: [{ sku: 'LAMP', priceMinor: 120_00, compareAtMinor: 150_00, stock: 50 }],
  },
  { category: 'tech', texts: { en: text('Charging Cable') }, variants: [{ sku: 'CABLE', priceMinor: 30_00, stock: 1000 }] },
]

export async function fixtureProduct(tx: Tx, workspaceId: string, { category, texts, variants }: FixtureProduct) {
  const created = await createProduct(tx, {
    workspaceId,
    categorySlug: category,
    status: 'active',
    language: 'en',
    texts,
    pictures: [],
    ...colorAndSize(variants),
  })
  return {
    productId: created.id,
    variants: created.variants.map(({ id, sku }) => ({ id, stock: variants.find((variant) => variant.sku === sku)?.stock ?? null })),
  }
}

/** Takes a product off sale. Carts and orders that contain it don't change. */
export async function archiveProduct(tx: Tx, productId: string): Promise<void> {
  const [product] = await loadProducts(tx.db, [productId], 'en')
  if (!product) throw notFound()
  if (!(await updateStatus(tx.db, productId, 'archived', tx.now))) return
  publish(tx, productRemoved({ productId, workspaceId: product.workspaceId }))
}

/** Sets a variant's price, in minor units. Existing orders keep their price. */
export async function setVariantPrice(tx: Tx, variantId: string, priceMinor: number): Promise<void> {
  const productId = await updateVariantPrice(tx.db, variantId, priceMinor)
  const [product] = productId ? await loadProducts(tx.db, [productId], 'en') : []
  if (!product) throw notFound()
  publish(tx, productPublished({ productId: product.id, workspaceId: product.workspaceId }))
}
