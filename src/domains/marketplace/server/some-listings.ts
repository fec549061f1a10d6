import type { Call } from '#platform/server/kernel.ts'
import type { ListingView } from '../contract.ts'
import { listingView } from './listing-view.ts'
import { listingsByIds } from './listings.sql.ts'

/** Those of them that are on sale, in the order they were asked for. */
export async function listingsInOrder({ kernel: { db }, language }: Call, productIds: readonly string[]): Promise<ListingView[]> {
  if (productIds.length === 0) return []
  const found = new Map((await listingsByIds(db, productIds, language)).map((row) => [row.productId, row]))
  return productIds.flatMap((id) => {
    const row = found.get(id)
    return row ? [listingView(row, language)] : []
  })
}
