/** A product that is personalized: Amira's ring. */
import { createProduct } from '#domains/catalog/server/fixtures.ts'
import { receiveStock } from '#domains/inventory/server/index.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { TestPlaza } from './open.ts'

export const ENGRAVING = {
  id: 'engraving',
  type: 'text' as const,
  labels: { en: 'Engraving', es: 'Grabado', ar: 'النقش' },
  required: true,
  maxLength: 12,
}
export const FONT = {
  id: 'font',
  type: 'choice' as const,
  labels: { en: 'Font', es: 'Letra' },
  required: false,
  choices: [
    { value: 'Serif', names: { es: 'Con remates' } },
    { value: 'Script', names: {} },
  ],
}
export const PICTURE = { id: 'picture', type: 'image' as const, labels: { en: 'Picture inside', es: 'Imagen interior' }, required: false }

/** Returns the ids of the product and of its only variant. */
export async function sellRing(plaza: TestPlaza, quantity = 10): Promise<{ productId: string; ring: string }> {
  const workspaceId = await plaza.workspace('Dar Amira')
  const { id: productId, variants } = await transactAsSystem(plaza.services, async (tx) => {
    const created = await createProduct(tx, {
      workspaceId,
      categorySlug: 'accessories',
      status: 'active',
      language: 'en',
      pictures: [],
      texts: { en: { name: 'Silver Ring', description: '' } },
      options: [{ key: 'size', names: {}, values: [{ value: 'S' }] }],
      personalization: [ENGRAVING, FONT, PICTURE],
      variants: [{ sku: 'RING', options: ['S'], priceMinor: 40_00 }],
    })
    for (const { id: variantId } of created.variants) await receiveStock(tx, { workspaceId, productId: created.id, variantId, quantity })
    return created
  })
  await plaza.settle()
  return { productId, ring: variants[0]?.id ?? '' }
}

export const engraved = (value: string, font?: string) => [
  { id: 'engraving', value },
  ...(font === undefined ? [] : [{ id: 'font', value: font }]),
]
