/** The catalogue's part of the demo story: categories, and the products a vendor of the story sells. */
import { readFile } from 'node:fs/promises'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { Tx } from '#platform/server/transact.ts'
import { addCategory } from './add-category.ts'
import { type CreatedProduct, createProduct } from './create-product.ts'
import type { ProductPicture } from './products.sql.ts'
import type { StoryPicture, StoryProduct } from './story/story-product.ts'

export { STORY } from './story/index.ts'
export type { StoryProduct, StoryVendor } from './story/story-product.ts'

const PICTURES = new URL('../../../../demo/pictures/', import.meta.url)
const WIDTHS = [480, 1080] as const

/** The default product categories (spec §9), by slug. */
export const DEFAULT_CATEGORIES = {
  apparel: { en: 'Apparel', es: 'Ropa', ar: 'ملابس' },
  accessories: { en: 'Accessories', es: 'Accesorios', ar: 'إكسسوارات' },
  tech: { en: 'Tech', es: 'Tecnología', ar: 'تقنية' },
} as const

export async function addDefaultCategories(tx: Tx): Promise<void> {
  for (const [position, [slug, names]] of Object.entries(DEFAULT_CATEGORIES).entries())
    await addCategory(tx, { slug, names: { ...names }, position })
}

/** Puts a picture's files into the store. A picture that was not made yet is left out, the product stays. */
export async function storePictures(
  files: FileStore,
  pictures: readonly (Omit<StoryPicture, 'alt'> & Pick<Picture, 'alt'>)[],
): Promise<ProductPicture[]> {
  const stored = await Promise.all(
    pictures.map(async ({ file, alt, color }) => {
      const sources = await Promise.all(WIDTHS.map((width) => storeWidth(files, file, width)))
      const known = sources.filter((source) => source !== null)
      return known.length === WIDTHS.length ? { sources: known, width: 1080, height: 1080, alt, color } : null
    }),
  )
  return stored.filter((picture) => picture !== null)
}

async function storeWidth(files: FileStore, stem: string, width: number): Promise<{ width: number; key: string } | null> {
  try {
    return { width, key: await files.put(await readFile(new URL(`${stem}-${width}.webp`, PICTURES)), { extension: 'webp' }) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

export async function tellProduct(
  tx: Tx,
  workspaceId: string,
  product: StoryProduct,
  pictures: readonly ProductPicture[],
  publishedAt: Date,
): Promise<CreatedProduct> {
  const { name, description } = product
  return createProduct(tx, {
    ...{ workspaceId, pictures, publishedAt, status: 'active', language: 'en', categorySlug: product.category.toLowerCase() },
    texts: {
      en: { name: name.en, description: description.en },
      es: { name: name.es, description: description.es },
      ar: { name: name.ar, description: description.ar },
    },
    variants: product.variants.map(({ sku, size, color, priceMinor = product.priceMinor }) => ({
      ...{ sku, size, color, priceMinor },
      compareAtMinor: product.compareAtMinor && product.compareAtMinor > priceMinor ? product.compareAtMinor : undefined,
    })),
  })
}
