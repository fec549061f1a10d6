import { termsOf } from '#domains/cart/server/index.ts'
import { productOnSale } from '#domains/catalog/server/index.ts'
import { availabilityOf, leftToShow, stockOf } from '#domains/inventory/server/index.ts'
import { averageOf, ratingsOfVendors } from '#domains/reviews/server/index.ts'
import { deliveryMethodsOf, deliveryMethodView } from '#domains/vendors/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import type { ListingDetail } from '../contract.ts'
import { deliveryEstimate } from './delivery.rules.ts'
import { listingView } from './listing-view.ts'
import { relatedListings } from './listings.sql.ts'

const money = (amountMinor: number) => ({ amountMinor, currency: BASE_CURRENCY })
const [SAME_VENDOR, SIMILAR] = [4, 8]

/** The product page: the product as the catalog has it, stock as it is now, its vendor, and others like it. */
export async function getListing({ kernel, language }: Call, productId: string): Promise<ListingDetail> {
  const { db } = kernel
  const found = await productOnSale(db, productId, language)
  if (!found) throw notFound()
  const { product, workspaceId } = found
  const { id, name, description, seo, category, vendor, images, price, priceVaries } = product
  const [stock, { sameVendor, similar }, ratings, methods, terms] = await Promise.all([
    stockOf(
      db,
      product.variants.map((variant) => variant.id),
    ),
    relatedListings(db, { productId: id, categorySlug: category.slug, vendorSlug: vendor.slug }, language, {
      own: SAME_VENDOR,
      others: SIMILAR,
    }),
    ratingsOfVendors(db, [workspaceId]),
    deliveryMethodsOf(db, [workspaceId]),
    termsOf(db),
  ])
  const rating = ratings.get(workspaceId)
  const [first] = methods.get(workspaceId) ?? []
  const method = first && deliveryMethodView(first, language)
  const average = rating ? averageOf(rating) : null
  return {
    ...{ productId: id, name, description, seo, category, images, price, priceVaries },
    vendor: { ...vendor, rating: rating && average !== null ? { average, count: rating.count } : null },
    variants: product.variants.map((variant) => ({
      ...variant,
      availability: availabilityOf(stock.get(variant.id)),
      left: leftToShow(stock.get(variant.id)),
    })),
    delivery: {
      ...deliveryEstimate(kernel.now(), method && { from: method.minDays, to: method.maxDays }),
      method: method ?? null,
      shared: { freeOver: money(terms.freeShippingOverMinor), fee: money(terms.shippingMinor) },
    },
    sameVendor: sameVendor.map((row) => listingView(row, language)),
    similar: similar.map((row) => listingView(row, language)),
  }
}
