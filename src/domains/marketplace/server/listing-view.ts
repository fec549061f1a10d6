import { pictureView } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import { money } from '#platform/shared/money.ts'
import type { ListingView, RatingView } from '../contract.ts'
import type { ListingRow } from './listings.sql.ts'

export function listingView(row: ListingRow, language: Language): ListingView {
  const [image, hoverImage] = row.images
  return {
    productId: row.productId,
    name: row.name,
    category: { slug: row.categorySlug, name: row.categoryName },
    vendor: { slug: row.vendorSlug, name: row.vendorName },
    price: money(row.priceMinor, row.currency),
    measure: { unit: row.unit, step: row.step },
    compareAt: row.compareAtMinor === null ? null : money(row.compareAtMinor, row.currency),
    priceVaries: row.maxPriceMinor > row.priceMinor,
    image: image ? pictureView(image, language) : null,
    hoverImage: hoverImage ? pictureView(hoverImage, language) : null,
    availability: row.availability,
    colors: row.colors,
    sizes: row.sizes,
    rating: ratingView(row),
    tags: row.tags,
    collectionIds: row.collections,
  }
}

/** Null without reviews. */
export function ratingView({ ratingSum, ratingCount }: { ratingSum: number; ratingCount: number }): RatingView | null {
  return ratingCount === 0 ? null : { average: Math.round((10 * ratingSum) / ratingCount) / 10, count: ratingCount }
}
