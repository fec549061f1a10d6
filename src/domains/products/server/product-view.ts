/** Loads a workspace's products with their stock, many at once. */
import { loadVendorProducts } from '#domains/catalog/server/index.ts'
import { availabilityFor, loadStock, type StockLevel } from '#domains/inventory/server/index.ts'
import { loadApprovedVendors } from '#domains/vendors/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import { pictureView } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import { money } from '#platform/shared/money.ts'
import type { VendorProductRow, VendorProductView } from '../contract.ts'

/** Fails with NOT_FOUND if the product is missing or belongs to another workspace. */
export async function loadProductView(db: Db, workspaceId: string, productId: string, language: Language): Promise<VendorProductView> {
  const [view] = await loadProductViews(db, { workspaceId, ids: [productId] }, language)
  if (!view) throw notFound()
  return view
}

/** Returns products in no particular order; leaves out other workspaces' products. */
export async function loadProductViews(
  db: Db,
  wanted: { workspaceId: string; ids: readonly string[]; skus?: readonly string[] },
  language: Language,
): Promise<VendorProductView[]> {
  const products = await loadVendorProducts(db, wanted, language)
  const variantIds = products.flatMap(({ variants }) => variants.map(({ id }) => id))
  const stock = await loadStock(db, variantIds)
  const maySell = (await loadApprovedVendors(db, [wanted.workspaceId])).has(wanted.workspaceId)
  return products.map((product) => ({
    id: product.id,
    version: product.version,
    status: product.status,
    onSale: maySell && product.status === 'active' && product.takedown === null,
    takedown: product.takedown,
    language: product.language,
    texts: product.texts,
    category: { slug: product.categorySlug, name: product.categoryName },
    currency: product.currency,
    details: product.details,
    attributes: product.attributes,
    options: product.options,
    measure: product.measure,
    contentUnit: product.contentUnit,
    personalization: product.personalization,
    collections: product.collections,
    kind: product.kind,
    leadDays: product.leadDays,
    maxDownloads: product.maxDownloads,
    licenseKeys: product.licenseKeys,
    images: product.pictures.map(({ id, alt, color, ...picture }) => ({
      id,
      alt,
      color,
      image: pictureView({ ...picture, alt }, language),
    })),
    variants: product.variants.map((variant) => {
      const level = stock.get(variant.id)
      if (variant.bundleParts.length > 0) return { ...variant, stock: null, available: level?.available ?? null }
      return { ...variant, stock: level ? stockOf(level) : null, available: null }
    }),
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
  }))
}

function stockOf({
  onHand,
  inDefault = 0,
  promised,
  reorderPoint,
  lots = 'none',
}: StockLevel): VendorProductView['variants'][number]['stock'] {
  return { onHand: inDefault, elsewhere: onHand - inDefault, promised, reorderPoint, lots }
}

/** List rows in the order of `ids`. */
export async function loadProductRows(
  db: Db,
  workspaceId: string,
  ids: readonly string[],
  language: Language,
): Promise<VendorProductRow[]> {
  const views = new Map((await loadProductViews(db, { workspaceId, ids }, language)).map((view) => [view.id, view]))
  return ids.flatMap((id) => {
    const view = views.get(id)
    return view ? [toListRow(view, language)] : []
  })
}

function toListRow(view: VendorProductView, language: Language): VendorProductRow {
  const { id, status, takedown, category, currency, images, measure, variants, texts, updatedAt } = view
  const prices = variants.map(({ priceMinor }) => priceMinor)
  const counted = variants.flatMap(({ stock, available }) => {
    if (stock) return [{ available: stock.onHand + stock.elsewhere - stock.promised, reorderPoint: stock.reorderPoint }]
    return available === null ? [] : [{ available, reorderPoint: 0 }]
  })
  const inState = (state: string) => counted.filter((stock) => availabilityFor(stock) === state).length
  const available = counted.reduce((sum, stock) => sum + stock.available, 0)
  return {
    id,
    status,
    takenDown: takedown !== null,
    category,
    updatedAt,
    variants: variants.length,
    name: (texts[language] ?? texts[view.language])?.name ?? '',
    image: images[0]?.image ?? null,
    price: money(Math.min(...prices), currency),
    measure: { unit: measure.unit, step: measure.step },
    priceVaries: new Set(prices).size > 1,
    skus: variants.map(({ sku }) => sku),
    stock: counted.length === 0 ? null : { available, low: inState('low'), out: inState('soldOut') },
  }
}
