import { loadActiveProductIds } from '#domains/catalog/server/index.ts'
import type { Services } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { deleteAllBits, rebuildBits } from './facets/bits.sql.ts'
import { deleteAllListings, hasListingsWithoutWords, lockListings } from './listing-writes.sql.ts'
import { refreshListings } from './refresh-listings.ts'

const BATCH = 500

/** Rebuilds every listing in one transaction, so that shoppers never see a partial shop. Returns the number of listings. */
export async function rebuildListings(services: Services): Promise<number> {
  return transactAsSystem(services, async (tx) => {
    await lockListings(tx.db)
    await deleteAllListings(tx.db)
    await deleteAllBits(tx.db)
    let count = 0
    for (let last = ''; ; ) {
      const ids = await loadActiveProductIds(tx.db, last, BATCH)
      if (ids.length === 0) break
      await refreshListings(tx, ids, { texts: true, bits: false })
      count += ids.length
      last = ids.at(-1) ?? last
    }
    await rebuildBits(tx.db)
    return count
  })
}

/** Rebuilds the listings of a Plaza that is older than the words they are found by. */
export async function fillListings(services: Services): Promise<void> {
  if (await hasListingsWithoutWords(services.db)) await rebuildListings(services)
}
