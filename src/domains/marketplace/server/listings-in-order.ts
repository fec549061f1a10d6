import type { OperationContext } from '#platform/server/services.ts'
import type { ListingView } from '../contract.ts'
import { listingView } from './listing-view.ts'
import { loadListings } from './listings.sql.ts'

/** Loads the listings that are on sale, in the order of the ids. */
export async function loadListingsInOrder(
  { services: { db }, language }: OperationContext,
  productIds: readonly string[],
): Promise<ListingView[]> {
  if (productIds.length === 0) return []
  const found = new Map((await loadListings(db, productIds, language)).map((row) => [row.productId, row]))
  return productIds.flatMap((id) => {
    const row = found.get(id)
    return row ? [listingView(row, language)] : []
  })
}
