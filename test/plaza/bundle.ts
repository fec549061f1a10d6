/** Bundles of Dar Amira, made as its owner makes them. */
import type { VendorProductView } from '#domains/products/contract.ts'
import type { Reply } from './guest.ts'
import type { TestPlaza } from './open.ts'

type Bundle = { name?: string; priceMinor?: number; status?: string; more?: object }
/** SKUs of the parts, with their units in one bundle. */
type Parts = Record<string, number>

/** The input of `products.create` for a product whose only variant is a bundle. */
export async function bundleDraft(
  plaza: TestPlaza,
  sku: string,
  parts: Parts,
  { name = sku, priceMinor = 50_00, status = 'active', more = {} }: Bundle = {},
) {
  const bundleParts = await Promise.all(
    Object.entries(parts).map(async ([part, quantity]) => ({ variantId: await plaza.variant(part), quantity })),
  )
  return {
    language: 'en',
    texts: { en: { name, description: '', seoTitle: '', seoDescription: '' } },
    categorySlug: 'accessories',
    status,
    images: [],
    variants: [{ id: null, sku, priceMinor, compareAtMinor: null, costMinor: null, stock: null, bundleParts }],
    ...more,
  }
}

/** Creates a bundle of Amira's products and lists it. */
export async function createBundle(plaza: TestPlaza, sku: string, parts: Parts, bundle: Bundle = {}): Promise<VendorProductView> {
  const [amira, workspace] = await Promise.all([plaza.member('amira'), plaza.workspace('Dar Amira')])
  const draft = await bundleDraft(plaza, sku, parts, bundle)
  const { status, body }: Reply<VendorProductView> = await amira.call('products.create', draft, { workspace })
  if (status !== 200) throw new Error(`no bundle: ${JSON.stringify(body)}`)
  await plaza.settle()
  return body
}
