/** Demo data of the catalog: categories, and the products of the demo vendors. */
import { readFile } from 'node:fs/promises'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { Language } from '#platform/shared/language.ts'
import { plainToHtml } from '#platform/shared/rich-text.ts'
import { addCategory } from './add-category.ts'
import { loadAttributes, lockAttributes, replaceCategories, replaceChoices, upsertAttribute } from './attributes/attributes.sql.ts'
import { loadCategories } from './categories.sql.ts'
import { colorAndSize } from './color-and-size.ts'
import { type CreatedProduct, createProduct } from './create-product.ts'
import { ATTRIBUTES, DEMO_ATTRIBUTES, MATERIAL_CATEGORIES } from './demo/attributes.ts'
import type { DemoPicture, DemoProduct } from './demo/demo-product.ts'
import { MAKERS, MEASURES, ORIGINS } from './demo/details.ts'
import { FORMATTED } from './demo/formatted.ts'
import { DEMO } from './demo/index.ts'
import { PERSONALIZATION } from './demo/personalized.ts'
import { TAGS } from './demo/tags.ts'
import type { ProductPicture } from './products.sql.ts'

export { NEW_ARRIVALS } from './demo/arrivals.ts'
export type { DemoProduct, DemoVendor } from './demo/demo-product.ts'
export { DEMO }

const PICTURES = new URL('../../../../demo/pictures/', import.meta.url)
const WIDTHS = [480, 1080] as const

/** Default product categories (spec §9), by slug. */
export const DEFAULT_CATEGORIES = {
  apparel: { en: 'Apparel', es: 'Ropa', ar: 'ملابس' },
  accessories: { en: 'Accessories', es: 'Accesorios', ar: 'إكسسوارات' },
  tech: { en: 'Tech', es: 'Tecnología', ar: 'تقنية' },
} as const

export async function addDefaultCategories(tx: Tx): Promise<void> {
  for (const [position, [slug, names]] of Object.entries(DEFAULT_CATEGORIES).entries())
    await addCategory(tx, { slug, names: { ...names }, position })
}

/** Defines the attributes of the demo and assigns them to the default categories. */
export async function addDemoAttributes(tx: Tx): Promise<void> {
  const ids = new Map((await loadCategories(tx.db)).map(({ slug, id }) => [slug, id]))
  const assign = (key: string, slugs: readonly string[]) =>
    replaceCategories(
      tx.db,
      key,
      slugs.map((slug) => ({ id: ids.get(slug) ?? '', required: false })),
    )
  await lockAttributes(tx.db)
  const { length } = await loadAttributes(tx.db)
  for (const [index, { categories, unit = {}, choices = [], ...attribute }] of DEMO_ATTRIBUTES.entries()) {
    await upsertAttribute(tx.db, { ...attribute, unit, position: length + index, version: 1 })
    await replaceChoices(tx.db, attribute.key, choices)
    await assign(attribute.key, categories)
  }
  await assign('material', MATERIAL_CATEGORIES)
}

/** Stores the picture files. Skips a picture whose files do not exist. */
export async function storePictures(
  files: FileStore,
  pictures: readonly (Omit<DemoPicture, 'alt'> & Pick<Picture, 'alt'>)[],
): Promise<ProductPicture[]> {
  const stored = await Promise.all(
    pictures.map(async ({ file, alt, color }) => {
      const sources = await Promise.all(WIDTHS.map((width) => storePictureWidth(files, file, width)))
      const known = sources.filter((source) => source !== null)
      return known.length === WIDTHS.length ? { sources: known, width: 1080, height: 1080, alt, color } : null
    }),
  )
  return stored.filter((picture) => picture !== null)
}

async function storePictureWidth(files: FileStore, stem: string, width: number): Promise<{ width: number; key: string } | null> {
  try {
    return { width, key: await files.put(await readFile(new URL(`${stem}-${width}.webp`, PICTURES)), { extension: 'webp' }) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Cost per item of demo products: about 40 % of the price, rounded to 10 cents. */
function demoCostFor(priceMinor: number): number {
  return Math.round((priceMinor * 2) / 50) * 10
}

function describe({ slug, description }: DemoProduct, language: Language): { description: string; descriptionHtml?: string } {
  const more = FORMATTED[slug]?.[language]
  return { description: description[language], ...(more && { descriptionHtml: plainToHtml(description[language]) + more }) }
}

/** `variantIds`: of the vendor's products so far, by SKU. */
export async function seedProduct(
  tx: Tx,
  workspaceId: string,
  product: DemoProduct,
  pictures: readonly ProductPicture[],
  publishedAt: Date,
  variantIds: ReadonlyMap<string, string>,
): Promise<CreatedProduct> {
  const { name, slug } = product
  const maker = DEMO.find(({ products }) => products.some((own) => own.slug === slug))?.slug ?? ''
  const [weightGrams = null, lengthMm = null, widthMm = null, heightMm = null] = MEASURES[slug] ?? []
  const { options, variants } = colorAndSize(product.variants)
  return createProduct(tx, {
    workspaceId,
    pictures,
    publishedAt,
    status: 'active',
    language: 'en',
    categorySlug: product.category.toLowerCase(),
    attributes: ATTRIBUTES[slug],
    details: {
      ...MAKERS[maker],
      ...(ORIGINS[slug] && { origin: ORIGINS[slug] }),
      tags: [...(TAGS[slug] ?? [])],
      lengthMm,
      widthMm,
      heightMm,
    },
    options,
    kind: product.kind,
    leadDays: product.leadDays,
    licenseKeys: product.licenseKeys !== undefined,
    measure: product.measure,
    contentUnit: product.contentUnit,
    personalization: PERSONALIZATION[slug],
    texts: {
      en: { name: name.en, ...describe(product, 'en') },
      es: { name: name.es, ...describe(product, 'es') },
      ar: { name: name.ar, ...describe(product, 'ar') },
    },
    variants: variants.map(({ sku, options: values, priceMinor = product.priceMinor }) => ({
      sku,
      options: values,
      priceMinor,
      weightGrams,
      content: product.content,
      // A bundle costs what its parts do.
      costMinor: product.bundleParts ? null : demoCostFor(priceMinor),
      bundleParts: Object.entries(product.bundleParts ?? {}).map(([part, quantity]) => ({
        variantId: variantIds.get(part) ?? part,
        quantity,
      })),
      compareAtMinor: product.compareAtMinor && product.compareAtMinor > priceMinor ? product.compareAtMinor : undefined,
    })),
  })
}
