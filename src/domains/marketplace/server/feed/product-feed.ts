/** The products on sale in Google's format, for shopping sites: of all vendors, or of one. */
import {
  attributeViews,
  loadActiveProductIds,
  loadAttributes,
  loadBundleUnits,
  loadCategories,
  loadCollectionsOfProducts,
  loadProducts,
  loadVariants,
  variantOptions,
} from '#domains/catalog/server/index.ts'
import { loadStock } from '#domains/inventory/server/index.ts'
import { loadApprovedVendors, loadVendorsBySlug } from '#domains/vendors/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import { pictureView } from '#platform/server/picture.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import type { Services } from '#platform/server/services.ts'
import type { Language } from '#platform/shared/language.ts'
import { categoryPath } from '../facets/category-path.rules.ts'
import { escapeXml, type FeedItem, feedItemXml } from './feed-item.rules.ts'

/** By the address of the program: a feed of a large shop takes seconds. */
const FEED_READS_PER_HOUR: RateLimit = { name: 'product feed', points: 30, seconds: 3600 }
const BATCH = 200

type FeedQuery = { vendorSlug: string | null; language: Language; address: string }

/** The parts of the file, in order. Fails with NOT_FOUND for a vendor that doesn't sell, and with RATE_LIMITED. */
export async function openProductFeed(services: Services, { vendorSlug, language, address }: FeedQuery): Promise<AsyncGenerator<string>> {
  const [vendor] = vendorSlug === null ? [] : await loadVendorsBySlug(services.db, [vendorSlug])
  if (vendorSlug !== null && !vendor) throw notFound()
  await services.limits.consume(FEED_READS_PER_HOUR, address)
  return writeFeed(services, vendor ?? null, language)
}

async function* writeFeed(
  services: Services,
  vendor: { workspaceId: string; name: string } | null,
  language: Language,
): AsyncGenerator<string> {
  const title = escapeXml(vendor?.name ?? 'Plaza')
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n<title>${title}</title>\n<link>${escapeXml(services.publicOrigin)}</link>\n<description>${title}</description>\n`
  for (let after = ''; ; ) {
    const ids = await loadActiveProductIds(services.db, after, BATCH, vendor?.workspaceId ?? null)
    if (ids.length > 0) yield (await loadItems(services, ids, language)).map(feedItemXml).join('')
    const last = ids.at(-1)
    if (last === undefined || ids.length < BATCH) break
    after = last
  }
  yield '</channel>\n</rss>\n'
}

/** All variants of these products that shoppers can buy now or later. Services have no place in the format. */
async function loadItems({ db, publicOrigin }: Services, ids: readonly string[], language: Language): Promise<FeedItem[]> {
  const [products, variants, categories, attributes, collections] = await Promise.all([
    loadProducts(db, ids, language),
    loadVariants(db, ids),
    loadCategories(db, language),
    loadAttributes(db),
    loadCollectionsOfProducts(db, ids),
  ])
  const vendors = await loadApprovedVendors(
    db,
    products.map(({ workspaceId }) => workspaceId),
  )
  const variantIds = variants.map(({ id }) => id)
  const stock = await loadStock(db, variantIds)
  const bundles = new Set((await loadBundleUnits(db, variantIds)).map(({ bundleId }) => bundleId))
  const variantsOf = Map.groupBy(variants, ({ productId }) => productId)
  const published = Map.groupBy(
    collections.filter((collection) => collection.published),
    ({ productId }) => productId,
  )
  return products.flatMap((product) => {
    const vendor = vendors.get(product.workspaceId)
    if (!vendor || vendor.awayUntil !== null || product.kind === 'service') return []
    const { id: productId, measure, contentUnit, details, options, categorySlug } = product
    const own = variantsOf.get(productId) ?? []
    const path = categoryPath(categories, categorySlug).reverse()
    const described = attributeViews(attributes, product.attributes, language)
    const images = product.pictures.flatMap((picture) => pictureView(picture, language).sources.at(-1)?.url ?? [])
    return own.map((variant): FeedItem => {
      const level = stock.get(variant.id)
      return {
        productId,
        measure,
        variantId: variant.id,
        isOneOfSeveral: own.length > 1,
        name: product.name,
        description: product.description,
        link: `${publicOrigin}/products/${productId}?variant=${variant.id}`,
        images: images.map((url) => new URL(url, publicOrigin).href),
        inStock: level === undefined || level.available >= measure.minSteps,
        priceMinor: variant.priceMinor,
        compareAtMinor: variant.compareAtMinor,
        currency: product.currency,
        brand: details.brand || vendor.name,
        gtin: variant.gtin,
        categories: path.map((slug) => categories.find((category) => category.slug === slug)?.name ?? slug),
        attributes: described,
        collections: (published.get(productId) ?? []).map(({ slug }) => slug),
        options: variantOptions(options, variant.options, language),
        weightGrams: variant.weightGrams,
        isBundle: bundles.has(variant.id),
        content: contentUnit !== null && variant.content !== null ? { unit: contentUnit, amount: variant.content } : null,
      }
    })
  })
}
