import { productPublished } from '#facts/catalog.ts'
import { announce, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { allCategories } from './categories.sql.ts'
import { insertPictures, insertProduct, insertTexts, insertVariants } from './product-writes.sql.ts'
import type { ProductPicture } from './products.sql.ts'

export type NewVariant = {
  sku: string
  size?: string | null | undefined
  color?: string | null | undefined
  priceMinor: number
  /** What it cost before it was reduced; more than the price. */
  compareAtMinor?: number | null | undefined
  /** What it costs the vendor. */
  costMinor?: number | null | undefined
}

export type NewProduct = {
  workspaceId: string
  categorySlug: string
  status: 'active' | 'draft' | 'archived'
  /** The language the product was first written in. */
  language: Language
  texts: Partial<Record<Language, { name: string; description: string; seoTitle?: string; seoDescription?: string }>>
  pictures: readonly ProductPicture[]
  variants: readonly NewVariant[]
  /** Now, unless the story tells of an earlier day. */
  publishedAt?: Date
}

export type CreatedProduct = { id: string; variants: { id: string; sku: string }[] }

/** Creates a product with its variants; an active one is announced. Throws when the category does not exist. */
export async function createProduct(tx: Tx, product: NewProduct): Promise<CreatedProduct> {
  const category = (await allCategories(tx.db)).find(({ slug }) => slug === product.categorySlug)
  if (!category) throw new Error(`no category ${product.categorySlug}`)
  const { workspaceId, status } = product
  const publishedAt = product.publishedAt ?? tx.now
  const id = newId('prod')
  const prices = product.variants.map(({ priceMinor }) => priceMinor)
  await insertProduct(tx.db, {
    ...{ id, workspaceId, status, categoryId: category.id, currency: BASE_CURRENCY },
    ...{ priceMinor: Math.min(...prices), maxPriceMinor: Math.max(...prices), sortName: sortNameOf(product) },
    ...{ publishedAt: status === 'active' ? publishedAt : null, createdAt: publishedAt, updatedAt: publishedAt },
  })
  const texts = LANGUAGES.flatMap((language) => {
    const text = product.texts[language]
    return text ? [{ productId: id, language, original: language === product.language, ...text }] : []
  })
  await insertTexts(tx.db, texts)
  await insertPictures(tx.db, id, product.pictures)
  const variants = product.variants.map(({ sku, size, color, priceMinor, compareAtMinor, costMinor }, position) => ({
    ...{ id: newId('var'), productId: id, workspaceId, sku, priceMinor, position },
    ...{ size: size ?? null, color: color ?? null, compareAtMinor: compareAtMinor ?? null, costMinor: costMinor ?? null },
  }))
  await insertVariants(tx.db, variants)
  if (status === 'active') announce(tx, productPublished({ productId: id, workspaceId }))
  return { id, variants: variants.map(({ id: variantId, sku }) => ({ id: variantId, sku })) }
}

/** What its owner's list is sorted by. */
export function sortNameOf({ language, texts }: Pick<NewProduct, 'language' | 'texts'>): string {
  return (texts[language]?.name ?? '').toLowerCase()
}
