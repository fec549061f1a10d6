/** The catalogue's part of the test cast: few products with round figures, so that a test's arithmetic can be read. */
import type { Tx } from '#platform/server/transact.ts'
import type { Language } from '#platform/shared/language.ts'
import { createProduct } from './create-product.ts'

type CastProduct = {
  category: string
  texts: Partial<Record<Language, { name: string; description: string }>>
  /** Stock null is untracked. */
  variants: { sku: string; size?: string; color?: string; priceMinor: number; compareAtMinor?: number; stock: number | null }[]
}

const say = (name: string, description = '') => ({ name, description })

/** Amira's ceramics. */
export const AMIRAS_PRODUCTS: readonly CastProduct[] = [
  {
    category: 'accessories',
    texts: {
      en: say('Ribbed Mug', 'Stoneware, thrown by hand.'),
      es: say('Taza acanalada', 'Gres torneado a mano para el café.'),
      ar: say('كوب مضلّع', 'خزف حجري مشكّل باليد.'),
    },
    variants: [
      { sku: 'MUG-SAGE', color: 'sage', priceMinor: 28_00, stock: 10 },
      { sku: 'MUG-IVORY', color: 'ivory', priceMinor: 28_00, stock: 3 },
      { sku: 'MUG-CLAY', color: 'clay', priceMinor: 30_00, stock: 0 },
    ],
  },
  { category: 'accessories', texts: { en: say('Small Bowl', 'For olives.') }, variants: [{ sku: 'BOWL', priceMinor: 10_05, stock: 100 }] },
  { category: 'accessories', texts: { en: say('Serving Plate') }, variants: [{ sku: 'PLATE', priceMinor: 30_00, stock: 1000 }] },
]

/** The house's own goods. */
export const HOUSE_PRODUCTS: readonly CastProduct[] = [
  {
    category: 'apparel',
    texts: { en: say('Plain Tee', 'Organic cotton.'), es: say('Camiseta lisa', 'Algodón orgánico.') },
    variants: [
      { sku: 'TEE-S', size: 'S', priceMinor: 19_99, stock: null },
      { sku: 'TEE-M', size: 'M', priceMinor: 19_99, stock: null },
    ],
  },
  {
    category: 'tech',
    texts: { en: say('Desk Lamp', 'Warm light.') },
    variants: [{ sku: 'LAMP', priceMinor: 120_00, compareAtMinor: 150_00, stock: 50 }],
  },
  { category: 'tech', texts: { en: say('Charging Cable') }, variants: [{ sku: 'CABLE', priceMinor: 30_00, stock: 1000 }] },
]

export async function castProduct(tx: Tx, workspaceId: string, { category, texts, variants }: CastProduct) {
  const created = await createProduct(tx, {
    workspaceId,
    categorySlug: category,
    status: 'active',
    language: 'en',
    texts,
    pictures: [],
    variants,
  })
  return {
    productId: created.id,
    variants: created.variants.map(({ id, sku }) => ({ id, stock: variants.find((variant) => variant.sku === sku)?.stock ?? null })),
  }
}
