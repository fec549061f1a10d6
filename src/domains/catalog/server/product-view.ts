/** Converts rows to the views of the contract. */
import { loadApprovedVendors } from '#domains/vendors/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { localized, pictureView } from '#platform/server/picture.ts'
import { sanitizeRichText } from '#platform/server/rich-text/sanitize-rich-text.ts'
import type { Language } from '#platform/shared/language.ts'
import { money } from '#platform/shared/money.ts'
import type { ProductDetails, ProductSummary, ProductView, ShownPart } from '../contract.ts'
import { loadAttributes } from './attributes/attributes.sql.ts'
import { attributeViews } from './attributes/values.rules.ts'
import { type LoadedPart, loadBundleParts } from './bundles.ts'
import { optionViews, variantOptions } from './options.rules.ts'
import { personalFieldViews } from './personalization.rules.ts'
import { loadProductPictures, loadProducts, loadVariants, type ProductRow, type ShownVariant } from './products.sql.ts'

/** Loads products on sale from approved vendors, in the order of `ids`; leaves out the others. */
export async function loadProductSummaries(db: Db, ids: readonly string[], language: Language): Promise<ProductSummary[]> {
  const rows = await loadProducts(db, ids, language)
  const vendors = await loadApprovedVendors(
    db,
    rows.map(({ workspaceId }) => workspaceId),
  )
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rowsById.get(id)
    const vendor = row && vendors.get(row.workspaceId)
    const picture = row?.pictures[0]
    return row?.status === 'active' && vendor
      ? [{ ...toProductSummary(row, vendor), image: picture ? pictureView(picture, language) : null }]
      : []
  })
}

/** Loads a product on sale with its workspace id; null if it is not on sale. */
export async function findProductOnSale(
  db: Db,
  id: string,
  language: Language,
): Promise<{ workspaceId: string; product: ProductView } | null> {
  const [[row], pictures, variants] = await Promise.all([
    loadProducts(db, [id], language),
    loadProductPictures(db, id),
    loadVariants(db, [id]),
  ])
  if (row?.status !== 'active') return null
  const vendor = (await loadApprovedVendors(db, [row.workspaceId])).get(row.workspaceId)
  if (!vendor) return null
  const variantIds = variants.map((variant) => variant.id)
  const [attributes, parts] = await Promise.all([
    loadAttributes(db, Object.keys(row.attributes)),
    loadBundleParts(db, variantIds, language),
  ])
  const images = pictures.map((picture) => ({ ...pictureView(picture, language), color: picture.color }))
  const { shipping, returns } = vendor.policies
  const product: ProductView = {
    ...toProductSummary(row, vendor),
    vendor: {
      slug: vendor.slug,
      name: vendor.name,
      tagline: localized(vendor.tagline, language),
      logo: vendor.logo && pictureView(vendor.logo, language),
      awayUntil: vendor.awayUntil,
      policies: { shipping: shipping ? localized(shipping, language) : null, returns: returns ? localized(returns, language) : null },
    },
    image: images[0] ?? null,
    images,
    description: row.description,
    descriptionHtml: sanitizeRichText(row.descriptionHtml),
    details: withoutHsCode(row.details),
    attributes: attributeViews(attributes, row.attributes, language),
    kind: row.kind,
    leadDays: row.leadDays,
    seo: { title: row.seoTitle || row.name, description: row.seoDescription || row.description },
    options: optionViews(row.options, language),
    measure: row.measure,
    contentUnit: row.contentUnit,
    personalization: personalFieldViews(row.personalization, language),
    variants: variants.map((variant) => ({
      ...toVariantView(variant, row.currency),
      options: variantOptions(row.options, variant.options, language),
      bundleParts: (parts.get(variant.id) ?? []).flatMap((part) => (part.onSale ? [toShownPart(part, row.currency, language)] : [])),
    })),
  }
  return { workspaceId: row.workspaceId, product }
}

function toVariantView(
  { productId: _, workspaceId: __, priceMinor, compareAtMinor, lowestBeforeMinor, ...variant }: ShownVariant,
  currency: string,
) {
  const orNull = (minor: number | null) => (minor === null ? null : money(minor, currency))
  return { ...variant, price: money(priceMinor, currency), compareAt: orNull(compareAtMinor), lowestBefore: orNull(lowestBeforeMinor) }
}

function toShownPart({ priceMinor, image, onSale: _, ...part }: LoadedPart, currency: string, language: Language): ShownPart {
  return { ...part, price: money(priceMinor, currency), image: image && pictureView(image, language) }
}

/** Customs codes are for the vendor and carriers. */
function withoutHsCode({ hsCode: _, ...details }: ProductDetails): ProductView['details'] {
  return details
}

function toProductSummary(row: ProductRow, vendor: { slug: string; name: string }) {
  return {
    id: row.id,
    name: row.name,
    category: { slug: row.categorySlug, name: row.categoryName },
    vendor: { slug: vendor.slug, name: vendor.name },
    price: money(row.priceMinor, row.currency),
    measure: { unit: row.measure.unit, step: row.measure.step },
    priceVaries: row.maxPriceMinor > row.priceMinor,
    publishedAt: row.publishedAt.toISOString(),
  }
}
