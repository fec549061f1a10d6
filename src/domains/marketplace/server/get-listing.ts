import { productDetail } from '#domains/catalog/server/index.ts'
import { availabilityOf, leftToShow, stockOf } from '#domains/inventory/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import type { ListingDetail } from '../contract.ts'
import { listingView } from './listing-view.ts'
import { similarListings } from './listings.sql.ts'

const SIMILAR = 8

/** The product page: the product as the catalog has it, stock as it is now, and others like it. */
export async function getListing({ kernel: { db }, language }: Call, productId: string): Promise<ListingDetail> {
  const product = await productDetail(db, productId, language)
  if (!product) throw notFound()
  const { id, name, description, category, vendor, images, price, priceVaries } = product
  const [stock, similar] = await Promise.all([
    stockOf(
      db,
      product.variants.map((variant) => variant.id),
    ),
    similarListings(db, { productId: id, categorySlug: category.slug, vendorSlug: vendor.slug }, language, SIMILAR),
  ])
  return {
    ...{ productId: id, name, description, category, vendor, images, price, priceVaries },
    variants: product.variants.map((variant) => ({
      ...variant,
      availability: availabilityOf(stock.get(variant.id)),
      left: leftToShow(stock.get(variant.id)),
    })),
    similar: similar.map((row) => listingView(row, language)),
  }
}
