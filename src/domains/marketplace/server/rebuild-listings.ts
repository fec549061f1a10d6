import { activeProductIds } from '#domains/catalog/server/index.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import { transactAs } from '#platform/server/transact.ts'
import { deleteAllBits, fillBits } from './facets/bits.sql.ts'
import { deleteAllListings, lockListings } from './listing-writes.sql.ts'
import { refreshListings } from './refresh-listings.ts'

const BATCH = 500

/** Makes every listing anew, in one transaction so that shoppers never see half a shop. Answers how many there are. */
export async function rebuildListings(kernel: Kernel): Promise<number> {
  return transactAs(kernel, async (tx) => {
    await lockListings(tx.db)
    await deleteAllListings(tx.db)
    await deleteAllBits(tx.db)
    let count = 0
    for (let last = ''; ; ) {
      const ids = await activeProductIds(tx.db, last, BATCH)
      if (ids.length === 0) break
      await refreshListings(tx, ids, { texts: true, bits: false })
      count += ids.length
      last = ids.at(-1) ?? last
    }
    await fillBits(tx.db)
    return count
  })
}
