import { loadCartTerms } from '#domains/cart/server/index.ts'
import { isShipped } from '#domains/catalog/contract.ts'
import { findProductOnSale, loadCollectionsOfProducts } from '#domains/catalog/server/index.ts'
import { availabilityFor, loadStock, lowStockCount } from '#domains/inventory/server/index.ts'
import { averageRating, loadVendorRatings } from '#domains/reviews/server/index.ts'
import { deliveryEstimate, loadDeliveryMethods, toDeliveryMethodView } from '#domains/vendors/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import { localized } from '#platform/server/picture.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { money } from '#platform/shared/money.ts'
import type { ListingDetail } from '../contract.ts'
import { listingView } from './listing-view.ts'
import { loadRelatedListings } from './listings.sql.ts'

const SAME_VENDOR = 4
const SIMILAR = 8

/** Loads the product page: the product from the catalog, its current stock, its vendor, and related listings. */
export async function getListing({ services, language }: OperationContext, productId: string): Promise<ListingDetail> {
  const { db } = services
  const found = await findProductOnSale(db, productId, language)
  if (!found) throw notFound()
  const { product, workspaceId } = found
  const {
    id,
    name,
    description,
    descriptionHtml,
    seo,
    category,
    vendor,
    images,
    details,
    attributes,
    options,
    measure,
    contentUnit,
    kind,
    leadDays,
    personalization,
    price,
    priceVaries,
  } = product
  const [stock, { sameVendor, similar }, ratings, methods, terms, collections] = await Promise.all([
    loadStock(
      db,
      product.variants.map((variant) => variant.id),
    ),
    loadRelatedListings(db, { productId: id, categorySlug: category.slug, vendorSlug: vendor.slug }, language, {
      own: SAME_VENDOR,
      others: SIMILAR,
    }),
    loadVendorRatings(db, [workspaceId]),
    loadDeliveryMethods(db, [workspaceId]),
    loadCartTerms(db),
    loadCollectionsOfProducts(db, [id]),
  ])
  const rating = ratings.get(workspaceId)
  const [first] = methods.get(workspaceId) ?? []
  const method = first && toDeliveryMethodView(first, language)
  const average = rating ? averageRating(rating) : null
  return {
    productId: id,
    name,
    description,
    descriptionHtml,
    seo,
    category,
    images,
    details,
    attributes,
    collectionIds: collections.map((collection) => collection.id),
    collections: collections
      .filter(({ published }) => published)
      .map((collection) => ({ slug: collection.slug, name: localized(collection.name, language) })),
    options,
    measure,
    contentUnit,
    kind,
    leadDays,
    personalization,
    price,
    priceVaries,
    vendor: { ...vendor, rating: rating && average !== null ? { average, count: rating.count } : null },
    variants: product.variants.map((variant) => {
      const level = stock.get(variant.id)
      // Less than the smallest order is left.
      if (level && level.available < measure.minSteps) return { ...variant, availability: 'soldOut' as const, left: 0 }
      return { ...variant, availability: availabilityFor(level), left: lowStockCount(level) }
    }),
    delivery: isShipped(kind)
      ? {
          ...deliveryEstimate(services.now(), method ?? null, leadDays ?? 0),
          method: method ?? null,
          shared: { freeOver: money(terms.freeShippingOverMinor), fee: money(terms.shippingMinor) },
        }
      : null,
    sameVendor: sameVendor.map((row) => listingView(row, language)),
    similar: similar.map((row) => listingView(row, language)),
  }
}
