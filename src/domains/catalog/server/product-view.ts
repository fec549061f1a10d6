/** From rows to what the contract shows. */
import { vendorsOf } from '#domains/vendors/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { localized, pictureView } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import type { ProductSummary, ProductView } from '../contract.ts'
import { type ProductRow, picturesOf, productsById, type VariantRow, variantsOf } from './products.sql.ts'

/** Products on sale by vendors who may sell, in the order of `ids`; others are left out. */
export async function summaries(db: Db, ids: readonly string[], language: Language): Promise<ProductSummary[]> {
  const [rows, pictures] = await Promise.all([productsById(db, ids, language), picturesOf(db, ids, 1)])
  const vendors = await vendorsOf(
    db,
    rows.map(({ workspaceId }) => workspaceId),
  )
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  const pictureById = new Map(pictures.map((picture) => [picture.productId, picture]))
  return ids.flatMap((id) => {
    const row = rowsById.get(id)
    const vendor = row && vendors.get(row.workspaceId)
    const picture = pictureById.get(id)
    return row?.status === 'active' && vendor ? [{ ...summaryOf(row, vendor), image: picture ? pictureView(picture, language) : null }] : []
  })
}

/** One product on sale with everything, and whose it is; null when it is not on sale. */
export async function productOnSale(db: Db, id: string, language: Language): Promise<{ workspaceId: string; product: ProductView } | null> {
  const [[row], pictures, variants] = await Promise.all([productsById(db, [id], language), picturesOf(db, [id], 20), variantsOf(db, [id])])
  if (row?.status !== 'active') return null
  const vendor = (await vendorsOf(db, [row.workspaceId])).get(row.workspaceId)
  if (!vendor) return null
  const images = pictures.map((picture) => ({ ...pictureView(picture, language), color: picture.color }))
  const { shipping, returns } = vendor.policies
  const product: ProductView = {
    ...summaryOf(row, vendor),
    vendor: {
      ...{ slug: vendor.slug, name: vendor.name, tagline: localized(vendor.tagline, language), awayUntil: vendor.awayUntil },
      policies: { shipping: shipping ? localized(shipping, language) : null, returns: returns ? localized(returns, language) : null },
    },
    image: images[0] ?? null,
    images,
    description: row.description,
    seo: { title: row.seoTitle || row.name, description: row.seoDescription || row.description },
    variants: variants.map((variant) => variantViewOf(variant, row.currency)),
  }
  return { workspaceId: row.workspaceId, product }
}

export function variantViewOf({ id, sku, size, color, priceMinor, compareAtMinor }: VariantRow, currency: string) {
  const compareAt = compareAtMinor === null ? null : { amountMinor: compareAtMinor, currency }
  return { id, sku, size, color, price: { amountMinor: priceMinor, currency }, compareAt }
}

function summaryOf(row: ProductRow, vendor: { slug: string; name: string }) {
  return {
    id: row.id,
    name: row.name,
    category: { slug: row.categorySlug, name: row.categoryName },
    vendor: { slug: vendor.slug, name: vendor.name },
    price: { amountMinor: row.priceMinor, currency: row.currency },
    priceVaries: row.maxPriceMinor > row.priceMinor,
    publishedAt: row.publishedAt.toISOString(),
  }
}
